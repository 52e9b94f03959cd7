import type { ReactNode } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import { useRootData } from '#web/root-data.ts';
import { languageNames } from '#web/staff/texts.ts';
import { AttachedCalculation } from '#web/staff/ui/visitor/attached-calculation.tsx';
import { Fact, FactList, GivenFact, Provenance } from '#web/staff/ui/visitor/fact.tsx';
import { MailAddress } from '#web/staff/ui/visitor/mail-address.tsx';
import { PhoneLink } from '#web/staff/ui/visitor/phone-link.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';

/** A lead's fields besides its message, as terms and values; its origin is collapsed. */
export function LeadFields({ contact, onOpen }: { contact: Contact; onOpen: (id: string) => void }) {
  const { publicUrl } = useRootData();
  const { followsId } = contact;
  return (
    <>
      <FactList>
        <GivenFact name="E-Mail">{visitorLine(contact.email) && <MailAddress address={contact.email} />}</GivenFact>
        <GivenFact name="Telefon">{contact.phone && <PhoneLink phone={contact.phone} />}</GivenFact>
        <GivenFact name="Unternehmen">{contact.company}</GivenFact>
        <GivenFact name="Betreff">{contact.subject}</GivenFact>
        {Object.entries(contact.details).map(([name, value]) => (
          <GivenFact key={name} name={name}>
            {value}
          </GivenFact>
        ))}
        {followsId && (
          <Fact name="Frühere Fassung">
            <button type="button" className="text-left text-cobalt underline" onClick={() => onOpen(followsId)}>
              Ansehen, was zuerst gesendet wurde
            </button>
          </Fact>
        )}
      </FactList>
      <AttachedCalculation calculation={contact.calculation} />
      <Provenance>
        <Fact name="Seite">{contact.pageSource}</Fact>
        <Fact name="Bereich">{contact.buttonContext}</Fact>
        <Fact name="Schaltfläche">{contact.buttonText}</Fact>
        <Fact name="Adresse">{pageLink(contact.pageUrl, publicUrl)}</Fact>
        <Fact name="Sprache">{languageNames[contact.language]}</Fact>
        <Fact name="Nummer">{contact.id}</Fact>
      </Provenance>
    </>
  );
}

/** Only pages of this site become links: visitors can send any URL. */
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
