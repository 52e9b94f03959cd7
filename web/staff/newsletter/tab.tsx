import { lazy, Suspense } from 'react';
import { useAddress } from '#web/staff/address.ts';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { ToggleGroup } from '#web/staff/ui/toggle-group.tsx';
import { Subscribers } from './subscribers.tsx';

const Issues = lazy(async () => ({ default: (await import('./issues/issues.tsx')).Issues }));

const views = { subscribers: 'Abonnenten', issues: 'Ausgaben' } as const;
type View = keyof typeof views;
const viewNames: readonly View[] = ['subscribers', 'issues'];

/** The newsletter tab: subscribers and issues. */
export function NewsletterTab() {
  const [parameters, change] = useAddress();
  const shown = viewNames.find((one) => one === parameters.get('newsletter')) ?? 'subscribers';
  const show = (view: View) =>
    change(
      (address) => {
        address.delete('issue');
        if (view === 'subscribers') address.delete('newsletter');
        else address.set('newsletter', view);
      },
      { push: true },
    );
  const toggle = (
    // Each view has its own head, which contains this.
    <ToggleGroup id="newsletter" legend="Abonnenten oder Ausgaben" options={viewNames} chosen={shown} onChoose={show}>
      {(view) => views[view]}
    </ToggleGroup>
  );
  if (shown === 'subscribers') return <Subscribers views={toggle} />;
  const loading = (
    <>
      <TabHead title="Newsletter" figures={toggle} />
      <GreyLines times={6} className="page max-w-3xl" />
    </>
  );
  return (
    <Suspense fallback={loading}>
      <Issues views={toggle} />
    </Suspense>
  );
}
