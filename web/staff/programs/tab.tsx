import { useAddress } from '#web/staff/address.ts';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { ToggleGroup } from '#web/staff/ui/toggle-group.tsx';
import { Tokens } from './tokens/tokens.tsx';
import { Webhooks } from './webhooks/webhooks.tsx';

const views = { tokens: 'Tokens', webhooks: 'Webhooks' } as const;
type View = keyof typeof views;
const viewNames: readonly View[] = ['tokens', 'webhooks'];

/** Other programs: those that read what this area shows, and those that are told what happens. */
export function ProgramsTab() {
  const [parameters, change] = useAddress();
  const shown = viewNames.find((one) => one === parameters.get('programs')) ?? 'tokens';
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
        {shown === 'tokens' ? <Tokens /> : <Webhooks />}
      </div>
    </>
  );
}
