import { asOf, legalDate } from '#contract/site/regulations.ts';

const stated = legalDate(asOf, 'de');
/**
 * `{company}`, `{email}` etc. are filled in from the company data, `{keptLeads}` etc. from the retention periods that
 * staff have set.
 */
export const de = {
  meta: {
    title: 'Datenschutzerklärung',
    description:
      'Datenschutz auf dieser Website: ein eigener Server, kein Messdienst, keine Werbung. Welche Daten wir wozu und wie lange nutzen und welche Rechte Sie haben.',
    keywords: ['Datenschutz', 'Datenschutzerklärung', 'DSGVO', 'Cookies', 'Newsletter', 'Betroffenenrechte'],
  },
  title: 'Datenschutz',
  /** How the country that decides the language is determined: by this server, or by an external service (GEO_URL). */
  country: {
    own: {
      lead: `Diese Website läuft auf einem Server unter unserer Verwaltung und bindet keine Dienste Dritter ein. Was wir trotzdem verarbeiten, steht in sieben Abschnitten. Stand ${stated}.`,
      text: 'ermittelt unser Server aus der IP-Adresse das Land. Er schlägt in einer Datenbank nach, die auf ihm selbst liegt; niemand sonst erfährt die Adresse, und nach spätestens zehn Minuten ist sie auch aus dem Arbeitsspeicher gelöscht (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO).',
    },
    elsewhere: {
      lead: `Diese Website läuft auf einem Server unter unserer Verwaltung. Einen einzigen Dienst außerhalb fragt Ihr Browser, um die Sprache zu bestimmen; Abschnitt\u00a03 nennt ihn. Stand ${stated}.`,
      text: 'fragt Ihr Browser den Dienst {service} nach dem Land. Dessen Betreiber erfährt dabei Ihre IP-Adresse; antwortet er nicht, gilt die Sprache Ihres Browsers. Zusätzlich schlägt unser Server in einer Datenbank nach, die auf ihm selbst liegt (beides Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO).',
      visit: 'Der Dienst {service}, der das Land bestimmt, erfährt Ihre IP-Adresse (Abschnitt\u00a03).',
      recipient:
        'Ihre IP-Adresse erhält außerdem der Betreiber von {service}, von Ihrem Browser selbst (Abschnitt\u00a03).',
    },
  },
  contents: 'Inhalt',
  /** Replace {mails} and {officer} if the company data name one. */
  mailProvider: 'E-Mails dieser Website versendet für uns {name}.',
  officer: 'Datenschutzbeauftragte Person (Art.\u00a037 DSGVO): {name}, {contact}.',
  /** Replaces {abroad}: with a location in Israel, or without one. */
  abroad: {
    israel:
      'Bearbeitet unser Standort in Israel eine Anfrage, gilt dafür der Angemessenheitsbeschluss 2011/61/EU; in andere Länder außerhalb der EU und des EWR geben wir nichts weiter.',
    none: 'In Länder außerhalb der EU und des EWR geben wir nichts weiter.',
  },
  /** Replaces {booking}: the built-in calendar, or an external one. */
  booking: {
    own: 'Termine vergeben wir selbst; ein Kalender fremder Anbieter ist nicht eingebunden. Buchen Sie ein Gespräch, speichern wir Namen, E-Mail-Adresse, Uhrzeit, Zeitzone, die Art des Gesprächs und, wenn angegeben, Telefon, Firma und Thema auf unserem Server (Art.\u00a06 Abs.\u00a01 lit.\u00a0b oder f DSGVO). Bestätigung und Erinnerung kommen per E-Mail; der Link darin zum Verschieben oder Absagen ist signiert und gilt nur für diesen Termin. Unser eigenes Kalenderprogramm liest die Termine über eine geheime Adresse dieses Servers.',
    elsewhere:
      'Termine vergeben wir in einem Kalender außerhalb dieser Website. Er ist nicht eingebunden: Erst Ihr Klick öffnet ihn in einem neuen Tab, und für das, was Sie dort angeben, gelten die Hinweise seines Anbieters. Auf dieser Website wird dabei nichts gespeichert.',
    /** Follows how long an IP address is kept. */
    ownDay: ', nach einer Terminbuchung einen Tag',
    elsewhereRecipient:
      'Was Sie im Kalender für Gespräche angeben, erhält außerdem dessen Anbieter (Abschnitt\u00a03).',
  },
  sections: [
    {
      id: 'overview',
      title: 'Datenschutz auf einen Blick',
      parts: [
        {
          title: 'Wer von Ihrem Besuch erfährt',
          paragraphs: [
            'Wenn Sie nur lesen, behalten wir von Ihnen allein die IP-Adresse, höchstens rund zehn Minuten im Arbeitsspeicher (Abschnitt\u00a03). Schriften, Bilder und Programme kommen von unserem eigenen Server. Kein Werbenetz, kein Messdienst und kein Kartenanbieter erfährt von Ihrem Besuch. {countryVisit}',
          ],
          list: [],
        },
        {
          title: 'Was Sie uns selbst geben',
          paragraphs: [
            'Wenn Sie ein Formular absenden, landen Ihre Angaben in der Datenbank auf unserem Server und in einer E-Mail an die zuständige Person bei {company}. Wir nutzen sie nur für den genannten Zweck.',
          ],
          list: [],
        },
      ],
    },
    {
      id: 'duties',
      title: 'Allgemeine Hinweise und Pflicht\u00adinformationen',
      parts: [
        {
          title: 'Verantwortliche Stelle',
          paragraphs: [
            'Verantwortlich ist {company}, {address}. Sie erreichen uns unter {phone} oder {email}; unter derselben Adresse beantworten wir Fragen zum Datenschutz. {officer}',
          ],
          list: [],
        },
        {
          title: 'Rechtsgrundlagen und Empfänger',
          paragraphs: [
            'Wir stützen uns auf Ihre Einwilligung (Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO), auf einen Vertrag oder dessen Anbahnung (lit.\u00a0b), auf gesetzliche Pflichten (lit.\u00a0c) oder auf berechtigte Interessen (lit.\u00a0f), und nennen jeweils, worauf. Technisch nötige Einträge in Ihrem Browser erlaubt §\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG.',
            'Empfänger sind allein unsere Beschäftigten und, soweit wir Server oder Postfächer mieten, deren Betreiber als Auftragsverarbeiter nach Art.\u00a028 DSGVO; bei einem Gespräch per Video kommt der Anbieter des Werkzeugs hinzu (Abschnitt\u00a07). {countryRecipient} {bookingRecipient} {mails} {abroad} Automatisierte Entscheidungen oder Profile gibt es nicht.',
          ],
          list: [],
        },
        {
          title: 'Wie lange wir Daten behalten',
          paragraphs: [
            'Wir löschen, sobald der Zweck entfällt: eine Anfrage, aus der kein Auftrag wird, in der Regel spätestens {keptLeads}, nachdem wir sie zuletzt bearbeitet haben. Geschäftsbriefe müssen wir nach §\u00a0257 HGB und §\u00a0147 AO sechs Jahre aufbewahren, Rechnungen acht Jahre. Kopien versandter E-Mails entfernt der Server in der Regel nach {keptMails}.',
            'Löschen wir Angaben auf Ihren Wunsch, bewahren wir einen Nachweis darüber in der Regel {keptErasures} auf; statt Ihrer Adresse steht darin eine Prüfsumme mit geheimem Schlüssel. Ein Protokoll hält in der Regel {keptAudit} lang fest, wer von uns wann welche Angaben sah oder änderte; Namen und Adressen von Besuchern stehen nicht darin (beides Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO).',
          ],
          list: [],
        },
        {
          title: 'Ihre Rechte',
          paragraphs: ['Eine formlose Nachricht genügt, um sie auszuüben:'],
          list: [
            'Auskunft (Art.\u00a015 DSGVO), Berichtigung (Art.\u00a016), Löschung (Art.\u00a017) und Einschränkung (Art.\u00a018)',
            'Herausgabe in einem maschinenlesbaren Format (Art.\u00a020)',
            'Widerruf einer Einwilligung für die Zukunft (Art.\u00a07 Abs.\u00a03)',
            'Beschwerde bei einer Aufsichtsbehörde (Art.\u00a077), für uns zuständig: {authority}',
          ],
        },
        {
          title: 'Ihr Widerspruchsrecht',
          paragraphs: [
            'Stützen wir eine Verarbeitung auf berechtigte Interessen, können Sie ihr aus Gründen Ihrer besonderen Situation jederzeit widersprechen (Art.\u00a021 Abs.\u00a01 DSGVO). Gegen Direktwerbung wirkt der Widerspruch ohne jede Begründung (Art.\u00a021 Abs.\u00a02).',
          ],
          list: [],
        },
        {
          title: 'Verschlüsselung und Pflichtfelder',
          paragraphs: [
            'Zwischen Ihrem Browser und unserem Server ist die Verbindung mit TLS verschlüsselt. Sie sind nicht verpflichtet, uns Daten zu geben; ohne die als Pflichtfeld bezeichneten Angaben können wir Ihr Formular allerdings nicht bearbeiten.',
          ],
          list: [],
        },
      ],
    },
    {
      id: 'collection',
      title: 'Datenerfassung auf dieser Website',
      parts: [
        {
          title: 'Aufruf der Seiten',
          paragraphs: [
            'Ihr Browser nennt uns seine IP-Adresse, sonst käme keine Antwort an. Wir schreiben sie in kein Protokoll. Um massenhafte Aufrufe und Einsendungen zu erkennen, behalten wir sie rund zehn Minuten{bookingDay}: im Arbeitsspeicher oder, nach dem Absenden eines Formulars, in der Datenbank, dort nur als Prüfsumme mit geheimem Schlüssel. Ohne JavaScript geht eine solche Prüfsumme zusätzlich in die Erkennung doppelter Sendungen ein, die nach 24 Stunden gelöscht wird (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO).',
            'Wie oft eine Seite aufgerufen wird, zählen wir je Tag und Sprache als bloße Zahl: ohne Cookie, ohne Kennung und ohne Ihre Adresse. Wer aufgerufen hat, geht daraus nicht hervor.',
          ],
          list: [],
        },
        {
          title: 'Sprache nach Land',
          paragraphs: ['Damit die Seite in Ihrer Sprache erscheint, {country}'],
          list: [],
        },
        {
          title: 'Cookies und Speicher Ihres Browsers',
          paragraphs: ['Diese Einträge legt die Website an. Auf keinen von ihnen greifen Dritte zu:'],
          list: [
            'Cookie „__Host-language“: Ihre Sprache, ein Jahr, gesetzt allein durch den Sprachschalter',
            'Speicher „language“ und „language-manual“: erkannte oder gewählte Sprache, bis Sie sie löschen',
            'Speicher „cookie-consent“ und „cookie-consent-date“: Ihre Entscheidung und ihr Datum, bis Sie sie löschen',
            'Speicher „admin_token“, „admin_user“ und „admin_role“: ausschließlich nach Anmeldung von Beschäftigten, bis zur Abmeldung; „admin_device“, woran die Anmeldung den Browser wiedererkennt, bleibt; „admin_directory“ nur während einer Anmeldung mit dem Firmenkonto, woran der Browser deren Antwort als seine erkennt',
          ],
        },
        {
          title: 'Verwaltung der Einwilligung',
          paragraphs: [
            'Den Hinweis am unteren Rand betreiben wir selbst. Er kennt vier Gruppen: notwendig, Analyse, Marketing, Funktion. In den drei freiwilligen Gruppen setzen wir derzeit keine Dienste ein. Über den Link im Fuß jeder Seite ändern Sie Ihre Wahl, wann Sie möchten. Die Aufzeichnung bleibt in Ihrem Browser.',
          ],
          list: [],
        },
        {
          title: 'Telefon, E-Mail und Kontaktformular',
          paragraphs: [
            'Wir verarbeiten Namen, E-Mail-Adresse, Ihre Nachricht und, wenn angegeben, Telefon, Firma und Betreff; dazu Seite, Schaltfläche und Zeitpunkt. Damit beantworten wir Ihr Anliegen (Art.\u00a06 Abs.\u00a01 lit.\u00a0b oder f DSGVO). Eine Eingangsbestätigung geht an die genannte Adresse und wiederholt nichts von dem, was Sie geschrieben haben.',
          ],
          list: [],
        },
        {
          title: 'White Papers, Berechnungen und Investorenanfragen',
          paragraphs: [
            'Wer ein Papier anfordert, nennt Namen und E-Mail-Adresse, auf Wunsch auch Firma oder Telefon. Wir stellen das Papier bereit (Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO) und sehen in unserer Liste, welche Papiere gefragt sind (lit.\u00a0f); zu Werbung nutzen wir die Angaben nicht. Fordern Sie eine Berechnung als PDF an (lit.\u00a0b) oder senden Sie eine mit (lit.\u00a0b oder f), speichern wir auch deren Werte. Links in solchen E-Mails gelten 30 Tage. Bei Investorenanfragen kommen Firma und Telefon hinzu, um die Beteiligung zu besprechen (lit.\u00a0b oder f).',
          ],
          list: [],
        },
        {
          title: 'Terminbuchung und Registrierung',
          paragraphs: ['{booking} Ein Benutzerkonto können und müssen Sie hier nicht anlegen.'],
          list: [],
        },
      ],
    },
    {
      id: 'analytics',
      title: 'Analyse und Werbung',
      parts: [
        {
          title: 'Derzeit keine',
          paragraphs: [
            'Wir setzen keinen Messdienst ein und schalten keine Werbung; gezählt werden allein die Aufrufe, wie Abschnitt 3 es beschreibt. Sollte sich das ändern, dann erst nach Ihrer Einwilligung (§\u00a025 Abs.\u00a01 TDDDG, Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO) und nach einer Ergänzung dieses Abschnitts. Für diesen Fall kann die Website einem Messdienst Ihre Zustimmung oder Ablehnung übergeben; derzeit laden wir keinen.',
          ],
          list: [],
        },
      ],
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      parts: [
        {
          title: 'Anmeldung in zwei Schritten',
          paragraphs: [
            'Wir brauchen Vornamen, Nachnamen, E-Mail-Adresse und Ihre Einwilligung (Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO). Danach erhalten Sie eine E-Mail mit einem Link; erst die Schaltfläche auf der Seite dahinter bestätigt die Anmeldung. Unbestätigte Anmeldungen löschen wir nach 14 Tagen. Wer über den Link „Auswahl ändern“ in unseren E-Mails einen weiteren Newsletter ankreuzt, bestellt ihn ohne zweite E-Mail: Die Adresse ist dann schon bestätigt.',
          ],
          list: [],
        },
        {
          title: 'Was wir als Nachweis festhalten',
          paragraphs: [
            'Art.\u00a07 Abs.\u00a01 DSGVO verlangt, dass wir die Einwilligung belegen können. Deshalb speichern wir:',
          ],
          list: [
            'den angezeigten Wortlaut mit seiner Fassung und die Sprache',
            'die Adresse des Formulars',
            'die Zeitpunkte von Anmeldung, Bestätigung und Abmeldung',
            'bei der Anmeldung über ein Formular die Kennung der Bestätigungs-E-Mail und wann sie versandt wurde',
          ],
        },
        {
          title: 'Abmeldung',
          paragraphs: [
            'Jede Ausgabe enthält einen Abmeldelink und die Kopfzeile, mit der viele E-Mail-Programme eine eigene Schaltfläche zum Abmelden zeigen. Ob Sie eine Ausgabe öffnen oder einen Link anklicken, erfassen wir nicht; Zählpixel verwenden wir keine. Den Nachweis Ihrer Einwilligung behalten wir nach der Abmeldung in der Regel {keptProofs}, bis Ansprüche verjährt sind (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO).',
          ],
          list: [],
        },
      ],
    },
    {
      id: 'plugins',
      title: 'Plugins und Werkzeuge',
      parts: [
        {
          title: 'Captcha und eingebettete Inhalte',
          paragraphs: [
            'Ein Captcha setzen wir nicht ein. Gegen unerwünschte Sendungen helfen ein verstecktes Feld, die Zeit zwischen Eingabe und Absenden und die Zählung je IP-Adresse (Abschnitt\u00a03). Damit niemand ein fremdes Postfach füllt, zählen wir außerdem einen Tag lang, wie viele E-Mails an eine Adresse und an deren Domain gehen; gemerkt wird dafür nur eine Prüfsumme mit geheimem Schlüssel (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO). Karten, Videos, fremde Schriften oder Schaltflächen sozialer Netze gibt es auf diesen Seiten nicht.',
          ],
          list: [],
        },
        {
          title: 'Links nach außen',
          paragraphs: [
            'Verweise auf andere Angebote und auf amtliche Texte sind gewöhnliche Links. Erst wenn Sie klicken, gilt dort die Erklärung des jeweiligen Anbieters.',
          ],
          list: [],
        },
      ],
    },
    {
      id: 'conferences',
      title: 'Audio- und Video\u00adkonferenzen',
      parts: [
        {
          title: 'Wenn wir uns auf dem Bildschirm treffen',
          paragraphs: [
            'Ein gebuchtes Gespräch kann am Telefon oder per Video stattfinden. Welches Werkzeug wir nutzen, steht in der Einladung; Sie können ein anderes vorschlagen. Dabei fallen Name, E-Mail-Adresse, Verbindungsdaten und die Inhalte des Gesprächs an (Art.\u00a06 Abs.\u00a01 lit.\u00a0b oder f DSGVO). Aufzeichnungen machen wir nur, wenn alle Beteiligten vorher zugestimmt haben. Für die Verarbeitung beim Anbieter des Werkzeugs gilt zusätzlich dessen eigene Erklärung.',
          ],
          list: [],
        },
      ],
    },
  ],
  questions: {
    title: 'Fragen zum Datenschutz',
    text: 'Sie möchten wissen, was über Sie gespeichert ist, oder etwas löschen lassen. Schreiben Sie formlos; eine Begründung brauchen wir nicht.',
    mail: 'E-Mail schreiben',
    contact: 'Kontaktformular öffnen',
  },
};

export type Texts = typeof de;
