import { type ComponentType, lazy, Suspense } from 'react';
import { useAddress } from '#web/staff/address.ts';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { ToggleGroup } from '#web/staff/ui/toggle-group.tsx';
import { Tokens } from './tokens/tokens.tsx';
import { Webhooks } from './webhooks/webhooks.tsx';

const Calls = lazy(async () => ({ default: (await import('./calls/calls.tsx')).Calls }));

const views = { tokens: 'Tokens', webhooks: 'Webhooks', calls: 'Aufrufe' } as const;
type View = keyof typeof views;
const viewNames: readonly View[] = ['tokens', 'webhooks', 'calls'];
const contents: Record<View, ComponentType> = { tokens: Tokens, webhooks: Webhooks, calls: Calls };

/** Integrations: programs that read the staff area's data, webhooks, and the calls that programs can make. */
export function ProgramsTab() {
  const [parameters, change] = useAddress();
  const shown = viewNames.find((one) => one === parameters.get('programs')) ?? 'tokens';
  const Content = contents[shown];
  const show = (view: View) =>
    change((address) => (view === 'tokens' ? address.delete('programs') : address.set('programs', view)), {
      push: true,
    });
  return (
    <>
      <TabHead title="Anbindungen" />
      <div className="page max-w-4xl">
        <ToggleGroup legend="Art der Anbindung" options={viewNames} chosen={shown} onChoose={show}>
          {(view) => views[view]}
        </ToggleGroup>
        <Suspense fallback={<GreyLines times={6} className="mt-4" />}>
          <Content />
        </Suspense>
      </div>
    </>
  );
}
