import { useQuery } from '@tanstack/react-query';
import { type ContactFilter, contactsPage } from '#contract/staff/contacts.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { countNewer } from '#web/staff/desk/queries.ts';

type Props = {
  filter: ContactFilter;
  /** The lead that the list begins with, '' for an empty list; null until it is loaded. */
  first: string | null;
  /** Pixels at the window's upper edge that the page's head covers. */
  top: number;
  /** @param byKeys whether it was pressed by a key, which needs a place where this goes away */
  onShow: (byKeys: boolean) => void;
  /** Shows them unasked where nobody is busy with the list. @returns whether it does */
  onNews: () => boolean;
};

/**
 * Says how many leads of the filter have come since the list was loaded, where it does not show them by itself. It
 * floats: what one reads does not move. Asked when the stream of news says that there is something
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
