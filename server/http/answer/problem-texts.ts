import type { Localized } from '#contract/site/languages.ts';

const de = {
  'bad-json': { title: 'Kein gültiges JSON', detail: 'Die Anfrage ist kein gültiges JSON-Objekt.' },
  unauthorized: { title: 'Nicht angemeldet', detail: 'Bitte melden Sie sich an.' },
  'login-failed': { title: 'Login fehlgeschlagen', detail: 'Benutzername oder Passwort ist falsch.' },
  'code-wrong': { title: 'Code falsch', detail: 'Dieser Code ist falsch oder wurde schon benutzt.' },
  'code-late': { title: 'Zu spät', detail: 'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie von vorn.' },
  'codes-ended': {
    title: 'Codes gesperrt',
    detail:
      'Zu viele Codes waren falsch. Auf diesem Gerät nehmen wir keinen mehr an, bis das Passwort geändert ist: auf einem Gerät, auf dem Sie angemeldet sind, oder indem Ihr Konto zurückgesetzt wird.',
  },
  'password-expired': {
    title: 'Passwort abgelaufen',
    detail: 'Dieses Passwort galt nur einige Tage, um ein eigenes zu wählen. Bitte lassen Sie Ihr Konto zurücksetzen.',
  },
  'passkey-refused': {
    title: 'Passkey nicht angenommen',
    detail: 'Dieser Passkey öffnet kein Konto, oder die Anfrage war zu alt. Bitte versuchen Sie es noch einmal.',
  },
  'passkey-unusable': {
    title: 'Kein Passkey',
    detail: 'Daraus wurde kein Passkey, oder die Anfrage war zu alt. Bitte versuchen Sie es noch einmal.',
  },
  'directory-refused': {
    title: 'Firmenkonto nicht angenommen',
    detail: 'Die Anmeldung mit dem Firmenkonto ist nicht gelungen. Bitte beginnen Sie sie von vorn.',
  },
  'directory-stranger': {
    title: 'Kein Zugang',
    detail:
      'Für dieses Firmenkonto ist hier kein Zugang eingerichtet. Wer Konten verwaltet, kann Sie mit Ihrer E-Mail-Adresse als Benutzernamen einladen.',
  },
  'directory-only': {
    title: 'Bitte mit dem Firmenkonto',
    detail: 'Dieses Konto öffnet sich nur mit dem Firmenkonto.',
  },
  'directory-away': {
    title: 'Firmenkonto nicht erreichbar',
    detail:
      'Das Verzeichnis der Firma antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal, oder melden Sie sich mit Passwort oder Passkey an.',
  },
  'account-due': {
    title: 'Zuerst das Konto',
    detail: 'Bitte wählen Sie zuerst ein eigenes Passwort oder richten Sie den zweiten Faktor ein.',
  },
  'proof-needed': { title: 'Bestätigung nötig', detail: 'Bitte bestätigen Sie, dass Sie es sind.' },
  'role-missing': {
    title: 'Nicht erlaubt',
    detail: 'Das darf Ihr Konto nicht. Wer Konten verwaltet, kann Ihnen eine andere Rolle geben.',
  },
  'scope-missing': {
    title: 'Nicht erlaubt',
    detail: 'Das darf dieses Programm nicht. Wer Konten verwaltet, kann ihm unter Anbindungen ein anderes Token geben.',
  },
  'last-manager': {
    title: 'Letztes verwaltendes Konto',
    detail: 'Das ist das letzte Konto, das verwalten darf. Geben Sie zuerst einem anderen diese Rolle.',
  },
  'password-wrong': {
    title: 'Nicht bestätigt',
    detail: 'Das Passwort ist falsch, oder der Code, falls einer verlangt wurde.',
  },
  'factor-unreadable': {
    title: 'Zweiter Faktor nicht lesbar',
    detail:
      'Der Schlüssel des Servers (SECRET_KEY) ist nicht mehr der, mit dem Ihr zweiter Faktor eingerichtet wurde. Bitte lassen Sie ihn entfernen.',
  },
  'not-pdf': { title: 'Kein PDF', detail: 'Diese Datei ist kein vollständiges PDF.' },
  'file-too-large': { title: 'Datei zu groß', detail: 'Eine Datei darf höchstens 25 MB groß sein.' },
  'not-found': { title: 'Nicht gefunden', detail: 'Diesen Eintrag gibt es nicht oder nicht mehr.' },
  'unknown-call': { title: 'Unbekannter Aufruf', detail: 'Diesen Aufruf kennt der Server nicht.' },
  'method-not-allowed': {
    title: 'Methode nicht erlaubt',
    detail: 'Diese Adresse nimmt die verwendete Methode nicht an.',
  },
  conflict: {
    title: 'Inzwischen geändert',
    detail: 'Der Eintrag hat sich inzwischen geändert. Bitte laden Sie ihn neu.',
  },
  'slot-taken': {
    title: 'Termin vergeben',
    detail: 'Dieser Termin ist inzwischen vergeben. Bitte wählen Sie eine andere Zeit.',
  },
  'booking-elsewhere': {
    title: 'Buchung an anderer Stelle',
    detail: 'Termine vergeben wir in einem anderen Kalender. Den Link dorthin finden Sie auf unseren Seiten.',
  },
  'booking-over': {
    title: 'Termin vorbei oder abgesagt',
    detail: 'Dieser Termin ist vorbei oder abgesagt und lässt sich nicht mehr ändern.',
  },
  'too-large': { title: 'Anfrage zu groß', detail: 'Die Anfrage überschreitet 64 kB.' },
  'wrong-type': {
    title: 'Falscher Inhaltstyp',
    detail: 'Erwartet wird application/json; was die Website als Formular anbietet, auch als Formular.',
  },
  'bad-fields': { title: 'Ungültige Angaben', detail: 'Bitte prüfen Sie die markierten Angaben.' },
  'too-many': {
    title: 'Zu viele Anfragen',
    detail: 'Von Ihrem Anschluss kamen gerade sehr viele Anfragen. Bitte versuchen Sie es später erneut.',
  },
  'login-slow': {
    title: 'Zu viele Fehlversuche',
    detail: 'Nach mehreren Fehlversuchen ist die Anmeldung kurz gesperrt. Bitte versuchen Sie es gleich erneut.',
  },
  'server-error': {
    title: 'Fehler auf dem Server',
    detail: 'Auf unserer Seite ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
  unavailable: {
    title: 'Vorübergehend nicht möglich',
    detail: 'Ihre Angaben konnten gerade nicht gespeichert werden. Bitte versuchen Sie es in einer Minute erneut.',
  },
};

export type ProblemCode = keyof typeof de;

const en: typeof de = {
  'bad-json': { title: 'Not valid JSON', detail: 'The request is not a valid JSON object.' },
  unauthorized: { title: 'Not signed in', detail: 'Please sign in.' },
  'login-failed': { title: 'Sign-in failed', detail: 'User name or password is wrong.' },
  'code-wrong': { title: 'Wrong code', detail: 'This code is wrong or has been used before.' },
  'code-late': { title: 'Too late', detail: 'Signing in took too long. Please start again.' },
  'codes-ended': {
    title: 'Codes refused',
    detail:
      'Too many codes were wrong. We accept no more from this device until the password is changed: on a device where you are signed in, or by having your account reset.',
  },
  'password-expired': {
    title: 'Password expired',
    detail: 'This password was good for some days only, to choose one of your own. Please have your account reset.',
  },
  'passkey-refused': {
    title: 'Passkey not accepted',
    detail: 'This passkey opens no account, or the request was too old. Please try again.',
  },
  'passkey-unusable': {
    title: 'Not a passkey',
    detail: 'This did not make a passkey, or the request was too old. Please try again.',
  },
  'directory-refused': {
    title: 'Company account not accepted',
    detail: 'Signing in with the company account did not work. Please begin again.',
  },
  'directory-stranger': {
    title: 'No access',
    detail:
      'Nobody has set up access for this company account. Whoever manages accounts can invite you with your mail address as user name.',
  },
  'directory-only': {
    title: 'With the company account, please',
    detail: 'This account opens with the company account only.',
  },
  'directory-away': {
    title: 'Company account out of reach',
    detail:
      'The company’s directory does not answer. Please try again in a moment, or sign in with password or passkey.',
  },
  'account-due': {
    title: 'The account first',
    detail: 'Please choose a password of your own or set up the second factor first.',
  },
  'proof-needed': { title: 'Confirmation needed', detail: 'Please confirm that it is you.' },
  'role-missing': {
    title: 'Not allowed',
    detail: 'Your account may not do this. Whoever manages accounts can give you another role.',
  },
  'scope-missing': {
    title: 'Not allowed',
    detail: 'This program may not do that. Whoever manages accounts can give it another token.',
  },
  'last-manager': {
    title: 'Last managing account',
    detail: 'This is the last account that may manage. Give another one that role first.',
  },
  'password-wrong': { title: 'Not confirmed', detail: 'The password is wrong, or the code if one was asked for.' },
  'factor-unreadable': {
    title: 'Second factor unreadable',
    detail:
      'The server’s key (SECRET_KEY) is no longer the one that your second factor was set up with. Please have it removed.',
  },
  'not-pdf': { title: 'Not a PDF', detail: 'This file is not a complete PDF.' },
  'file-too-large': { title: 'File too large', detail: 'A file can be no larger than 25 MB.' },
  'not-found': { title: 'Not found', detail: 'This entry does not exist, or no longer exists.' },
  'unknown-call': { title: 'Unknown call', detail: 'The server does not know this call.' },
  'method-not-allowed': { title: 'Method not allowed', detail: 'This address does not accept the method used.' },
  conflict: {
    title: 'Changed in the meantime',
    detail: 'The entry has changed in the meantime. Please load it again.',
  },
  'slot-taken': {
    title: 'Appointment taken',
    detail: 'This appointment has since been taken. Please choose another time.',
  },
  'booking-elsewhere': {
    title: 'Booked elsewhere',
    detail: 'Appointments are booked in another calendar. Our pages link to it.',
  },
  'booking-over': {
    title: 'Appointment over or cancelled',
    detail: 'This appointment is over or cancelled and can no longer be changed.',
  },
  'too-large': { title: 'Request too large', detail: 'The request is larger than 64 kB.' },
  'wrong-type': {
    title: 'Wrong content type',
    detail: 'Expected application/json; what the site offers as a form, also as a form.',
  },
  'bad-fields': { title: 'Invalid details', detail: 'Please check the marked details.' },
  'too-many': {
    title: 'Too many requests',
    detail: 'Very many requests have just come from your connection. Please try again later.',
  },
  'login-slow': {
    title: 'Too many failed attempts',
    detail: 'After several failed attempts, signing in is paused briefly. Please try again in a moment.',
  },
  'server-error': { title: 'Server error', detail: 'Something went wrong on our side. Please try again.' },
  unavailable: {
    title: 'Not possible right now',
    detail: 'Your details could not be stored just now. Please try again in a minute.',
  },
};

export const problemTexts: Localized<typeof de> = { de, en };
