import type { Company } from '#contract/site/company.ts';
import type { Language } from '#contract/site/languages.ts';

/** Sender details on the cover and at the end of a paper. */
export type PaperSender = {
  name: string;
  legalName: string;
  address: string;
  email: string;
  phone: string;
  /** As in a `tel:` link. */
  tel: string;
  editor: string;
};

export function senderOf(company: Company, language: Language): PaperSender {
  const { name, legalName, address, email, phone, responsiblePerson } = company;
  const { street, postalCode, city, country } = address;
  return {
    name,
    legalName,
    address: `${street}, ${postalCode} ${city}, ${country[language]}`,
    email,
    phone: phone.display,
    tel: phone.tel,
    editor: responsiblePerson,
  };
}
