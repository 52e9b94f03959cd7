export const de = {
  meta: {
    title: 'Link zu einem White Paper',
    description:
      'Links zu White Papers, die wir per E-Mail senden, gelten 30 Tage. Hier steht, was zu tun ist, wenn einer abgelaufen ist oder nicht vollständig ankam.',
    keywords: ['White Paper', 'Link'],
  },
  eyebrow: 'White Papers',
  expired: {
    title: 'Dieser Link ist abgelaufen',
    lead: 'Links zu White Papers gelten 30 Tage. Fordern Sie das White Paper noch einmal an. Der neue Link kommt in wenigen Minuten; wenn nicht, sehen Sie bitte im Spam-Ordner nach.',
  },
  unknown: {
    title: 'Zu diesem Link gibt es kein White Paper',
    lead: 'Vielleicht wurde er beim Kopieren abgeschnitten. Öffnen Sie ihn bitte direkt aus der E-Mail, oder fordern Sie das Papier neu an.',
  },
  privateEquity: 'Papiere für Private Equity',
  organisation: 'Papiere zur Organisation',
  all: 'Alle White Papers',
};

export type Texts = typeof de;
