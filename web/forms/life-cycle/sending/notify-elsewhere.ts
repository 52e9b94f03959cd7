import type { Localized } from '#contract/site/languages.ts';
import { showToast, type Toast } from '#web/ui/toast.ts';
import { shownLanguage } from '#web/visit-now.ts';

/** Both languages at once: they are shorter than a second file's headers, and a failing network fetches none. */
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

/** Tells of a send that ended after its form had left the page, with the way to what it brought. */
export function notifyElsewhere(ok: boolean, link: Toast['link']): void {
  showToast({ ...texts[shownLanguage()][ok ? 'sent' : 'failed'], link, tone: ok ? 'default' : 'destructive' });
}
