/** Where no lead fits the filter, or there is none yet. */
export function EmptyList({ due, filtered, onReset }: { due: string; filtered: boolean; onReset: () => void }) {
  return (
    <div className="grid justify-items-start gap-1 border-y border-line px-2 py-12">
      <p className="text-[1.1em] font-semibold">Keine Kontaktanfragen gefunden.</p>
      {due && (
        <p className="text-muted">
          {due === 'overdue' ? 'Niemand wartet zu lange auf eine Antwort.' : 'Heute ist keine Antwort mehr fällig.'}
        </p>
      )}
      {filtered ? (
        <button type="button" onClick={onReset} className="min-h-11 text-cobalt underline underline-offset-4">
          Alle Kontakte zeigen
        </button>
      ) : (
        <p className="text-muted">Neue Anfragen erscheinen hier, sobald ein Besucher ein Formular absendet.</p>
      )}
    </div>
  );
}
