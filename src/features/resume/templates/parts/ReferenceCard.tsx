import { telHref } from '../../../../domain/contactLinks';
import { displayLink, safeHref } from '../../../../domain/links';
import type { Reference } from '../../../../domain/resume/entities';
import { Address, MaybeLink, Phone, Typed } from './text';
import styles from './parts.module.css';

/** A reference and their contact details; empty fields are omitted. */
export function ReferenceCard({ reference }: { readonly reference: Reference }) {
  const { name, company, phoneNumber, companySite } = reference;
  return (
    <>
      <h4 className={styles.narrowName}>
        <Typed>{name}</Typed>
      </h4>
      {company.trim() !== '' && (
        <p>
          <Typed>{company}</Typed>
        </p>
      )}
      {phoneNumber.trim() !== '' && (
        <p>
          <MaybeLink href={telHref(phoneNumber)}>
            <Phone>{phoneNumber}</Phone>
          </MaybeLink>
        </p>
      )}
      {companySite.trim() !== '' && (
        <p>
          <MaybeLink href={safeHref(companySite)}>
            <Address room="half">{displayLink(companySite)}</Address>
          </MaybeLink>
        </p>
      )}
    </>
  );
}
