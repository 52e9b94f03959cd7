import type { Localized } from '#contract/site/languages.ts';
import { showToast, type Toast } from '#web/ui/toast.ts';
import { shownLanguage } from '#web/visit-now.ts';

/** Both languages inline: smaller than another file's headers, and available when the network fails. */
const texts: Localized<Record<'sent' | 'failed', { title: string; description: string }>> = {
  de: {
    sent: { title: 'Angekommen', description: 'Was Sie von der vorigen Seite abgesendet haben, ist bei uns.' },
    failed: {
      title: 'Nicht gesendet',
      description: 'Was Sie von der vorigen Seite abgesendet haben, kam nicht an. Dort steht es noch im Formular.',
    },
  },
  en: {
    sent: { title: 'Received', description: 'What you sent from the previous page has reached us.' },
    failed: {
      title: 'Not sent',
      description: 'What you sent from the previous page did not reach us. It is still in the form there.',
    },
  },
};

/** Shows a toast for a submission that completed after its form had left the page, with a link to the result. */
export function notifyElsewhere(ok: boolean, link: Toast['link']): void {
  showToast({ ...texts[shownLanguage()][ok ? 'sent' : 'failed'], link, tone: ok ? 'default' : 'destructive' });
}
