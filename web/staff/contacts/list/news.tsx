import { useQuery } from '@tanstack/react-query';
import { type ContactFilter, contactsPage } from '#contract/staff/contacts.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { countNewer } from '#web/staff/desk/queries.ts';

type Props = {
  filter: ContactFilter;
  /** Id of the newest lead in the list, '' for an empty list; null until it is loaded. */
  first: string | null;
  /** Height in pixels of the page head that covers the window's upper edge. */
  top: number;
  /** @param byKeys whether the button was activated by keyboard: it disappears, and focus has to move elsewhere */
  onShow: (byKeys: boolean) => void;
  /** Shows them automatically if nobody is using the list. @returns whether it does */
  onNews: () => boolean;
};

/**
 * Says how many leads matching the filter arrived since the list was loaded, if they are not shown automatically. It
 * floats, so that nothing moves while staff read. Counted when the event stream reports something
 * (`dashboard/use-desk-news.ts`).
 */
export function News({ filter, first, top, onShow, onNews }: Props) {
  const { api } = useStaff();
  const { data: count } = useQuery({
    queryKey: ['news', filter, first],
    queryFn: async ({ signal }) => {
      const newer = await countNewer(api, filter, first ?? '', signal);
      return newer > 0 && onNews() ? 0 : newer;
    },
    enabled: first !== null,
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const { exactTotal } = contactsPage;
  const number = count > exactTotal ? `Über ${germanNumber(exactTotal)}` : germanNumber(count);
  return (
    <div
      role="status"
      className="pointer-events-none sticky z-20 grid h-0 justify-items-center"
      style={{ top: top + 40 }}
    >
      {count > 0 && (
        <button
          type="button"
          onClick={({ detail }) => onShow(detail === 0)}
          className="pointer-events-auto h-9 rounded-full bg-cobalt px-5 font-semibold text-white shadow-float hover:bg-cobalt-dark"
        >
          {number} {count === 1 ? 'neuer Kontakt' : 'neue Kontakte'}
        </button>
      )}
    </div>
  );
}
