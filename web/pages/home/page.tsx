import { CalculationSection } from '#web/calculation/calculation-section.tsx';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { SignUp } from '#web/forms/newsletter-general/sign-up.tsx';
import { Island } from '#web/islands/island.tsx';
import { NameBoard } from '#web/pictures/name-board.tsx';
import { useRootData } from '#web/root-data.ts';
import { pageMetaWithFaq } from '#web/seo/meta.ts';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { MarginNote, NoteMark, Notes } from '#web/ui/sections/notes.tsx';
import { Questions } from '#web/ui/sections/questions.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Statement } from '#web/ui/sections/statement.tsx';
import { Achievements } from './achievements.tsx';
import { Audiences } from './audiences.tsx';
import { Benefits } from './benefits.tsx';
import { Clients } from './clients.tsx';
import type { Data } from './data.ts';
import { Drawing } from './drawing.tsx';
import { Hero } from './hero.tsx';
import { Resources } from './resources.tsx';
import { Solutions } from './solutions.tsx';
import { Strategy } from './strategy.tsx';
import type { Texts } from './texts.de.ts';

export { loader } from './data.ts';
export const meta = pageMetaWithFaq;

export default function Page({ loaderData: { texts, papers } }: { loaderData: Data }) {
  const { company, language } = useRootData();
  const noteTexts = useShellTexts().notes;
  const { sampleNote, note, namesNote } = texts.clients;
  const ownNote = company.clients.length > 0 ? `${note} ${namesNote}` : note;
  const clientsNote = company.sample ? sampleNote : ownNote;
  const notes = [
    texts.hero.dots.note,
    texts.hero.note,
    [texts.achievements.note, company.percentagesBasis?.[language]].filter(Boolean).join(' '),
    ...(company.sample && company.people.length > 0 ? [texts.people.sampleNote] : []),
    clientsNote,
  ];
  const peopleNote = 4;
  return (
    <>
      <Hero texts={texts.hero} />
      <CalculationSection texts={texts.calculation} />
      <Statement>{texts.statement}</Statement>
      <Strategy texts={texts.strategy} />
      <Solutions texts={texts.solutions} />
      <Benefits texts={texts.benefits} />
      <Achievements texts={texts.achievements} />
      <Audiences texts={texts.audiences} />
      {company.people.length > 0 && (
        <Section
          layout="wide"
          texts={texts.people}
          mark={company.sample && <NoteMark note={peopleNote} label={noteTexts.note} />}
          margin={company.sample && <MarginNote note={peopleNote}>{texts.people.sampleNote}</MarginNote>}
        >
          <NameBoard people={company.people} language={language} time={texts.people.time} />
        </Section>
      )}
      <Resources texts={texts.resources} papers={papers} />
      <Clients texts={texts.clients} note={notes.length} noteText={clientsNote} />
      <Section ground="sand" layout="pair" texts={texts.newsletter} lead={<Issue lead={texts.newsletter.lead} />}>
        <Island name="newsletter-general" component={SignUp} props={{ texts: texts.newsletter.form }} />
      </Section>
      <Faq texts={texts.faq} />
      <Notes texts={noteTexts} items={notes} />
      <Closing texts={texts.closing} />
    </>
  );
}

/** What the newsletter contains, with one issue as a drawing. */
function Issue({ lead }: { lead: string }) {
  return (
    <>
      <p>{lead}</p>
      <Drawing name="issue" className="mt-8 max-[68.74rem]:hidden" />
    </>
  );
}

function Faq({ texts }: { texts: Texts['faq'] }) {
  const { note: label } = useShellTexts().notes;
  const lead = (
    <>
      <p>{texts.lead}</p>
      <p className="mt-8 text-text">{texts.call}</p>
      <DialogButton button="home.faq" look="line" className="mt-4">
        {texts.button}
      </DialogButton>
      <Drawing name="talk" className="mt-12 max-[68.74rem]:hidden" />
    </>
  );
  return (
    <Section layout="beside" texts={texts} lead={lead}>
      <Questions items={texts.items} mark={(index) => <NoteMark note={3} id={index + 1} label={label} />} />
    </Section>
  );
}

function Closing({ texts }: { texts: Texts['closing'] }) {
  const { phone } = useRootData().company;
  return (
    <ClosingStage texts={texts} button="home.closing">
      <p className="flex min-h-12.5 flex-wrap items-center gap-x-2">
        {texts.phone}
        <a
          href={`tel:${phone.tel}`}
          className="tabular inline-flex min-h-11 items-center font-semibold text-white underline"
        >
          {phone.display}
        </a>
      </p>
    </ClosingStage>
  );
}
