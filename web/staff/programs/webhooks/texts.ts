import type { Delivery, HookEvent, HookFault, HookFormat, HookState } from '#contract/staff/programs/webhooks.ts';

export const eventNames = {
  'lead.created': 'Neue Anfrage',
  'booking.booked': 'Termin gebucht',
  'booking.moved': 'Termin verschoben',
  'booking.cancelled': 'Termin abgesagt',
  'newsletter.confirmed': 'Newsletter bestätigt',
  'newsletter.unsubscribed': 'Newsletter abgemeldet',
} as const satisfies Record<HookEvent, string>;
export const deliveryName = (event: Delivery['event']) => (event === 'test' ? 'Test' : eventNames[event]);

export const formatNames = {
  standard: 'Programm (Standard Webhooks)',
  slack: 'Slack',
  teams: 'Microsoft Teams',
} as const satisfies Record<HookFormat, string>;

/** Help text below the address field. */
export const addressHelp = {
  standard: 'Wir senden signiertes JSON. Das Geheimnis zum Prüfen zeigen wir nach dem Anlegen.',
  slack: 'Die Adresse eines „Incoming Webhook“ aus Slack.',
  teams: 'Die Adresse eines Workflows aus Teams („Bei Eingang einer Webhookanforderung“).',
} as const satisfies Record<HookFormat, string>;

export const stateNames = {
  active: null,
  paused: 'angehalten',
  disabled: 'abgeschaltet',
} as const satisfies Record<HookState, string | null>;

/** Why a delivery failed. */
const faultSentences: Readonly<Record<string, string>> = {
  status: 'Die Gegenseite hat abgelehnt.',
  redirect: 'Die Gegenseite leitet weiter; dem folgen wir nicht.',
  timeout: 'Die Gegenseite hat zehn Sekunden lang nicht geantwortet.',
  'unknown-host': 'Den Namen der Gegenseite gibt es nicht.',
  'private-address': 'Die Adresse führt in ein internes Netz; dorthin senden wir nicht.',
  'unlisted-host': 'Der Betrieb der Website hat diese Gegenseite nicht freigegeben.',
  insecure: 'Ohne https senden wir nicht.',
  certificate: 'Das Zertifikat der Gegenseite ist ungültig.',
  connection: 'Die Verbindung kam nicht zustande.',
  unreadable: 'Der Schlüssel der Website ist neu. Legen Sie diesen Webhook neu an.',
  paused: 'Der Webhook war angehalten oder abgeschaltet.',
} satisfies Record<HookFault, string>;

/** The sentence for a fault, '' if there is none. */
export function faultSentence(fault: string): string {
  return fault && (faultSentences[fault] ?? 'Die Zustellung ist gescheitert.');
}

/** Validation errors of a new webhook, by field and reason. */
export const formFaults: Readonly<Record<string, string>> = {
  'name.required': 'Bitte geben Sie einen Namen ein.',
  'name.taken': 'Einen Webhook dieses Namens gibt es schon.',
  'name.tooMany': 'Es gibt schon 20 Webhooks. Bitte löschen Sie zuerst einen.',
  'url.required': 'Bitte geben Sie eine Adresse ein.',
  'url.invalid': 'Bitte geben Sie eine vollständige Adresse ein, die mit https:// beginnt.',
  'url.private-address':
    'Diese Adresse führt in ein internes Netz. Ihr Betrieb kann sie freigeben (WEBHOOK_ALLOW_PRIVATE).',
  'url.unlisted-host': 'Ihr Betrieb muss diese Gegenseite erst freigeben (WEBHOOK_HOSTS).',
  'url.insecure': 'Bitte nehmen Sie eine Adresse mit https://.',
  'events.required': 'Bitte wählen Sie mindestens ein Ereignis.',
};
