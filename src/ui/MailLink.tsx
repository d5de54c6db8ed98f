interface MailLinkProps {
  /** A constant, never typed by a visitor. */
  readonly address: string;
}

/** An e-mail address of the site to write to. Where it needs two lines, the second begins with its @. */
export function MailLink({ address }: MailLinkProps) {
  const at = address.indexOf('@');
  return (
    <a href={`mailto:${address}`}>
      {/* One box, because the link itself may be a flex container. */}
      <span>
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </span>
    </a>
  );
}
