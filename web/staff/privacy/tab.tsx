import { useEffect, useRef, useState } from 'react';
import { Erasures } from './erasures.tsx';
import { PersonSearch } from './person-search.tsx';
import { Retention } from './retention.tsx';

/** Data protection: what is held about a person, erasures and their proofs, how long each kind of data stays. */
export function PrivacyTab({ active }: { active: boolean }) {
  const [round, setRound] = useState(0);
  const shownBefore = useRef(active);
  useEffect(() => {
    // Figures and proofs are those of the moment at which the tab is opened.
    if (active && !shownBefore.current) setRound((count) => count + 1);
    shownBefore.current = active;
  }, [active]);
  return (
    <div className="max-w-4xl">
      <h1 className="text-[1.6rem]">Datenschutz</h1>
      <PersonSearch onErased={() => setRound((count) => count + 1)} />
      <Retention key={`retention-${round}`} />
      <Erasures key={`erasures-${round}`} />
    </div>
  );
}
