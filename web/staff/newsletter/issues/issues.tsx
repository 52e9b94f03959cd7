import { type ReactNode, useState } from 'react';
import type { StaffIssue } from '#contract/staff/newsletter/issues.ts';
import { useAddress } from '#web/staff/address.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { ConfirmDialog } from '#web/staff/ui/dialogs/confirm-dialog.tsx';
import { ListBody } from '#web/staff/ui/list/list-body.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { MayWork } from '#web/staff/ui/may.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { showToast } from '#web/ui/toast.ts';
import { IssueEditor } from './editor.tsx';
import { deleteIssue, issuesQuery, showIssue } from './queries.ts';
import { IssueRow } from './row.tsx';
import { SendDialog } from './send-dialog.tsx';

type Confirming = { what: 'send' | 'delete' | 'withdraw'; issue: StaffIssue };

/** The issues of the newsletters: list, editor, sending, archive. */
export function Issues({ views }: { views: ReactNode }) {
  const { api } = useStaff();
  const { data, ...list } = useLoaded(issuesQuery(api));
  const issues = data?.issues ?? null;
  const [parameters, change] = useAddress();
  const open = parameters.get('issue');
  const edited = issues?.find(({ id, state }) => id === open && state === 'draft') ?? null;
  const [confirming, setConfirming] = useState<Confirming | null>(null);
  /** A new issue keeps its address when it is saved: the next one needs an editor of its own. */
  const [begun, setBegun] = useState(0);
  const edit = (id: string | null) =>
    change((address) => (id ? address.set('issue', id) : address.delete('issue')), { push: true });
  const done = (message: string) => {
    setConfirming(null);
    if (open) edit(null);
    list.reload();
    showToast({ title: message });
  };
  const show = useChange((issue: StaffIssue) => showIssue(api, issue, true), {
    onDone: () => done('Die Ausgabe steht wieder im Archiv'),
  });

  return (
    <>
      <TabHead title="Newsletter" figures={views}>
        <MayWork>
          {' '}
          <StaffButton
            onClick={() => {
              setBegun((count) => count + 1);
              edit('new');
            }}
          >
            <StaffIcon name="plus" />
            Ausgabe schreiben
          </StaffButton>
        </MayWork>
      </TabHead>
      <div className="page">
        {data && (edited || open === 'new') ? (
          <IssueEditor
            key={open === 'new' ? `new ${begun}` : open}
            issue={edited}
            testAddress={data.testAddress}
            onSaved={list.reload}
            onSend={(issue) => setConfirming({ what: 'send', issue })}
            onDelete={(issue) => setConfirming({ what: 'delete', issue })}
            onClose={() => edit(null)}
          />
        ) : (
          <ListBody
            list={list}
            rows={issues}
            failed="Die Ausgaben konnten nicht geladen werden."
            skeleton={{ height: 'h-12', widths: ['w-24', 'w-2/5'] }}
            empty="Noch keine Ausgabe geschrieben"
            emptyHint="Schreiben Sie die erste; gesendet wird erst, wenn Sie es sagen."
          >
            <ul className="border-t border-line">
              {issues?.map((issue) => (
                <IssueRow
                  key={issue.id}
                  issue={issue}
                  onEdit={() => edit(issue.id)}
                  onWithdraw={() => setConfirming({ what: 'withdraw', issue })}
                  onShow={() => show.start(issue)}
                />
              ))}
            </ul>
          </ListBody>
        )}
      </div>
      {confirming?.what === 'send' && data && (
        <SendDialog
          issue={confirming.issue}
          readers={data.readers[confirming.issue.kind]}
          onSent={done}
          onClose={() => setConfirming(null)}
        />
      )}
      {confirming?.what === 'delete' && (
        <AskDialog
          title="Entwurf wirklich löschen?"
          issue={confirming.issue}
          send={() => deleteIssue(api, confirming.issue)}
          words={['Löschen', 'Wird gelöscht …', 'Der Entwurf wurde nicht gelöscht.']}
          onDone={() => done('Entwurf gelöscht')}
          onClose={() => setConfirming(null)}
        >
          Er lässt sich nicht zurückholen.
        </AskDialog>
      )}
      {confirming?.what === 'withdraw' && (
        <AskDialog
          title="Aus dem Archiv nehmen?"
          issue={confirming.issue}
          send={() => showIssue(api, confirming.issue, false)}
          words={['Aus dem Archiv nehmen', 'Wird entfernt …', 'Die Ausgabe steht weiter im Archiv.']}
          onDone={() => done('Die Ausgabe steht nicht mehr im Archiv')}
          onClose={() => setConfirming(null)}
        >
          {confirming.issue.state === 'sending'
            ? 'Damit endet auch der Versand: Wer die Ausgabe noch nicht hat, erhält sie nicht mehr, auch später nicht. Aus Postfächern lässt sie sich nicht zurückholen.'
            : 'Auf der Website ist sie dann nicht mehr zu finden. In den Postfächern bleibt sie.'}
        </AskDialog>
      )}
    </>
  );
}

type AskProps = {
  title: string;
  issue: StaffIssue;
  send: () => Promise<unknown>;
  /** Labels of the button, of the button while busy, and of a failure. */
  words: readonly [confirm: string, busy: string, failed: string];
  children: ReactNode;
  onDone: () => void;
  onClose: () => void;
};

function AskDialog({ title, issue, send, words: [confirm, busy, failed], children, onDone, onClose }: AskProps) {
  const change = useChange(send, { onDone });
  return (
    <ConfirmDialog title={title} change={change} confirm={confirm} busy={busy} failed={failed} onClose={onClose}>
      <p className="mt-3 font-semibold wrap-anywhere">{issue.subject_de}</p>
      <p className="mt-2 text-muted">{children}</p>
    </ConfirmDialog>
  );
}
