import { useQueryClient } from '@tanstack/react-query';
import { loadAnew } from '#web/staff/api/query-client.ts';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { Erasures } from './erasures.tsx';
import { PersonSearch } from './person-search.tsx';
import { Retention } from './retention.tsx';

/** Data protection: data held about a person, erasures with their proofs, and retention. */
export function PrivacyTab() {
  const client = useQueryClient();
  const countAnew = () => {
    for (const queryKey of [['erasures'], ['retention']]) void loadAnew(client, queryKey);
  };
  return (
    <>
      <TabHead title="Datenschutz" />
      <div className="page max-w-4xl">
        <PersonSearch onErased={countAnew} />
        <Retention />
        <Erasures />
      </div>
    </>
  );
}
