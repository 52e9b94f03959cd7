/** The spec's JSON (section 7), without additions. */
export const message = {
  firstName: 'Änne',
  lastName: 'Großmann',
  email: 'a.grossmann@beispiel-werk.example',
  phone: '+49 511 1234',
  message: 'Wir möchten die Demo sehen.\nGern vor Ort.',
  pageSource: 'KI-Plattform',
  buttonContext: 'AIWizz Demo',
  buttonText: 'AIWizz Demo buchen',
  pageUrl: 'https://site.example/leistungsangebot/ki-plattform',
  timestamp: '2026-11-21T08:12:00.000Z',
};
