import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { inertText } from '#contract/inert-text.ts';
import { isSuspect } from '#contract/leads/spam-signals.ts';
import type { Contact } from '#contract/staff/contacts.ts';
import { germanLongDateTime } from '#web/staff/berlin-time.ts';
import { ColleagueNotice, useColleagueChanges } from '#web/staff/desk/colleague-change.tsx';
import { DeskControls } from '#web/staff/desk/controls.tsx';
import { LeadDesk } from '#web/staff/desk/lead-desk.tsx';
import { useErased } from '#web/staff/desk/store.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { kindNames, signalName, texts } from '#web/staff/texts.ts';
import { Icon } from '#web/staff/ui/icon.tsx';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import { useMedia } from '#web/staff/ui/use-media.ts';
import { UndoBar } from '#web/staff/undo.tsx';
import { useLoad } from '#web/staff/use-load.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { DetailFields } from './detail-fields.tsx';
import { SpamMark } from './list/row.tsx';
import { mailtoLink } from './mailto.ts';
import { fullName } from './name.ts';

type Props = {
  id: string;
  /** The lead if the list has it; else it is fetched. */
  contact: Contact | undefined;
  /** Whether the list may still bring it. */
  listBusy: boolean;
  onClose: () => void;
  onOpen: (id: string) => void;
  /** Opens the neighbour in the list; null at its end. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

/** The lead desk: one contact with all that is known of it, beside the list, or over it where there is no room. */
export function ContactDetail({ id, contact, listBusy, ...rest }: Props) {
  const isErased = useErased().has(id);
  return (
    <Panel onClose={rest.onClose}>
      {isErased ? (
        <Frame title="Kontakt gelöscht" {...rest}>
          <p role="status">Dieser Kontakt wurde soeben gelöscht, mit allen Notizen.</p>
        </Frame>
      ) : contact ? (
        <Lead contact={contact} {...rest} />
      ) : listBusy ? (
        <Frame title="Kontakt" {...rest}>
          <Skeleton />
        </Frame>
      ) : (
        <FetchedLead key={id} id={id} {...rest} />
      )}
    </Panel>
  );
}

/** One dialog, modal where it stands over the list: what is in it stays when the window crosses the border between the two. */
function Panel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const beside = useMedia('(width >= 84rem)');
  const panel = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    if (beside) element.open = true;
    else element.showModal();
    // As the browser does for a modal one; what is read next is the lead, and Escape leads back to its row.
    if (beside) element.focus({ preventScroll: true });
    return () => element.close();
  }, [beside]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by the platform
    <dialog
      ref={panel}
      tabIndex={beside ? -1 : undefined}
      aria-labelledby="lead-name"
      className={beside ? 'desk-panel bg-white' : 'drawer bg-white shadow-float'}
      onClose={() => {
        // Only a dialog that stayed closed counts, see above.
        if (!panel.current?.open) onClose();
      }}
      onClick={(event) => {
        if (!beside && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
      {!beside && <UndoBar className="bottom-20" />}
    </dialog>
  );
}

type Rest = Omit<Props, 'id' | 'contact' | 'listBusy'>;

/** A lead outside of the loaded list: a link to it, or one that the filter leaves out. */
function FetchedLead({ id, ...rest }: { id: string } & Rest) {
  const { api } = useStaff();
  const load = useCallback((signal: AbortSignal) => api.contact(id, signal), [api, id]);
  const { data, error, reload } = useLoad(load);
  if (data) return <Lead contact={data} {...rest} />;
  return (
    <Frame title="Kontakt" {...rest}>
      {error ? (
        <LoadError title="Der Kontakt konnte nicht geladen werden." detail={error} onRetry={reload} />
      ) : (
        <Skeleton />
      )}
    </Frame>
  );
}

function Lead({ contact, ...rest }: { contact: Contact } & Rest) {
  /** The lead for which the mail program was opened last. */
  const [mailed, setMailed] = useState<string | null>(null);
  const colleagues = useColleagueChanges(contact.id);
  return (
    <Frame
      title={fullName(contact)}
      subtitle={
        <>
          <time dateTime={contact.created_at}>{germanLongDateTime(contact.created_at)}</time>
          <span>{kindNames[contact.kind] ?? contact.kind}</span>
          {isSuspect(contact.spamSignals) && <SpamMark />}
        </>
      }
      action={
        <a href={mailtoLink(contact)} onClick={() => setMailed(contact.id)} className={buttonClass({ size: 'small' })}>
          <Icon name="mail" />
          E-Mail senden
        </a>
      }
      notice={<ColleagueNotice {...colleagues} />}
      {...rest}
    >
      <DeskControls key={contact.id} contact={contact} mailed={mailed === contact.id} colleagues={colleagues} />
      {contact.spamSignals.length > 0 && (
        <ul className="mb-5 rounded-control bg-warning-wash px-4 py-3 text-warning">
          {contact.spamSignals.map((signal) => (
            <li key={signal}>{signalName(signal)}</li>
          ))}
        </ul>
      )}
      {contact.message ? (
        <p className="visitor-text mb-6 border-l-3 border-cobalt pl-4 text-[1.06em]">{inertText(contact.message)}</p>
      ) : (
        <p className="mb-6 text-muted">Ohne Nachricht.</p>
      )}
      <DetailFields contact={contact} onOpen={rest.onOpen} />
      <LeadDesk key={`desk ${contact.id}`} contact={contact} onOpen={rest.onOpen} />
    </Frame>
  );
}

type FrameProps = Rest & {
  title: string;
  subtitle?: ReactNode;
  action?: ReactNode;
  notice?: ReactNode;
  children: ReactNode;
};

function Frame({ title, subtitle, action, notice, children, onClose, onPrevious, onNext }: FrameProps) {
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next lead begins at its top
  useEffect(() => {
    // Newer browsers return a promise here, which is no clean-up.
    void body.current?.scrollTo(0, 0);
  }, [title]);
  const step = 'inline-grid size-11 place-items-center rounded-control text-muted hover:bg-sand disabled:opacity-35';
  return (
    <div className="flex h-full flex-col">
      <header className="border-b border-line py-3 pr-3 pl-6">
        <div className="flex items-start gap-1">
          <h2 id="lead-name" className="min-w-0 flex-1 py-2 text-[1.35rem] leading-tight wrap-anywhere">
            <bdi className="line-clamp-3">{title}</bdi>
          </h2>
          <button
            type="button"
            className={step}
            disabled={!onPrevious}
            onClick={onPrevious ?? undefined}
            aria-label="Vorheriger Kontakt"
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className={step}
            disabled={!onNext}
            onClick={onNext ?? undefined}
            aria-label="Nächster Kontakt"
          >
            <Icon name="next" />
          </button>
        </div>
        <div className="flex min-h-6 flex-wrap gap-x-3 text-muted">{subtitle}</div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long messages scroll with the keyboard */}
      <div ref={body} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5">
        {children}
      </div>
      {notice}
      <footer className="flex flex-wrap gap-2 border-t border-line px-6 py-3">
        {action}
        <Button look="line" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </footer>
    </div>
  );
}

const Skeleton = () => (
  <div aria-busy="true" className="grid gap-3">
    <span className="skeleton h-4 w-full" />
    <span className="skeleton h-4 w-11/12" />
    <span className="skeleton mb-4 h-4 w-2/3" />
    <Repeat times={6}>
      <span className="skeleton h-4 w-3/4" />
    </Repeat>
  </div>
);
