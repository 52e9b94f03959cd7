import type { ReactNode } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import { useRootData } from '#web/root-data.ts';
import { MailAddress } from '#web/staff/ui/mail-address.tsx';
import { visitorLine } from '#web/staff/ui/visitor-line.ts';

/** Everything a lead carries beside its message, as terms and values; what is empty says so with a dash. */
export function DetailFields({ contact, onOpen }: { contact: Contact; onOpen: (id: string) => void }) {
  const { publicUrl } = useRootData();
  const { followsId } = contact;
  return (
    <dl className="grid grid-cols-[7.2rem_minmax(0,1fr)] gap-x-4 gap-y-2 max-xs:grid-cols-1 max-xs:gap-y-0">
      <Field name="E-Mail">{visitorLine(contact.email) && <MailAddress address={contact.email} />}</Field>
      <Field name="Telefon">{phoneLink(contact.phone)}</Field>
      <Field name="Unternehmen">{contact.company}</Field>
      <Field name="Betreff">{contact.subject}</Field>
      {Object.entries(contact.details ?? {}).map(([name, value]) => (
        <Field key={name} name={name}>
          {value}
        </Field>
      ))}
      <Field name="Seite">{contact.pageSource}</Field>
      <Field name="Bereich">{contact.buttonContext}</Field>
      <Field name="Schaltfläche">{contact.buttonText}</Field>
      <Field name="Adresse">{pageLink(contact.pageUrl, publicUrl)}</Field>
      <Field name="Sprache">{contact.language === 'de' ? 'Deutsch' : 'Englisch'}</Field>
      <Field name="Nummer">{contact.id}</Field>
      {followsId && (
        <Field name="Frühere Fassung">
          <button type="button" className="text-left text-cobalt underline" onClick={() => onOpen(followsId)}>
            Ansehen, was der Besucher zuerst gesendet hat
          </button>
        </Field>
      )}
    </dl>
  );
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted wrap-anywhere">{name}</dt>
      <dd className="visitor-text max-xs:mb-2.5">
        {(typeof children === 'string' ? visitorLine(children) : children) || <span className="text-muted">–</span>}
      </dd>
    </>
  );
}

/** A number that looks like one can be called; anything else stays text. */
function phoneLink(phone: string): ReactNode {
  if (!/^\+?[\d\s()/.-]{5,40}$/.test(phone)) return phone;
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="underline underline-offset-2">
      {phone}
    </a>
  );
}

/** Only pages of this site are links: visitors may send any address. */
function pageLink(address: string, publicUrl: string): ReactNode {
  const own = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  const origin = own ? new URL(address).origin : null;
  if (origin !== window.location.origin && origin !== new URL(publicUrl).origin) return address;
  return (
    <a href={address} target="_blank" rel="noopener" className="underline underline-offset-2">
      {visitorLine(address)}
    </a>
  );
}
