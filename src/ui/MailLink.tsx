import { mailHref } from '../domain/contactLinks';

interface MailLinkProps {
  readonly address: string;
}

/** An e-mail address to write to. Where it needs two lines, the second begins with its @. */
export function MailLink({ address }: MailLinkProps) {
  const at = address.indexOf('@');
  return (
    <a href={mailHref(address)}>
      {/* One box, because the link itself may be a flex container. */}
      <span>
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </span>
    </a>
  );
}
