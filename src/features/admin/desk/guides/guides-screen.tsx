import { Button } from "@mantine/core";
import { useState } from "react";
import { allGuides } from "../../../../data/remote/admin/desk-departures.ts";
import type { Guide } from "../../../../domain/desk/departure-schema.ts";
import { MailTo, Tel } from "../../../../shared/ui/contact-links.tsx";
import { EmptyState } from "../../../../shared/ui/empty-state.tsx";
import { AdminPage } from "../../shared/admin-page.tsx";
import { DEPARTURE_ACTS, GUIDES } from "../../messages/departures.ts";
import classes from "../shared/desk.module.css";
import { DeskState } from "../shared/desk-state.tsx";
import { StatusMark } from "../shared/status-mark.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";
import { GuideDialog } from "./guide-dialog.tsx";

const GuideLine = ({ guide, edit }: { guide: Guide; edit: () => void }) => (
  <li className={`surface ${classes.row}`}>
    <span className={classes.name}>{guide.name}</span>
    <span className={classes.end}>
      <StatusMark status={guide.archived ? "archived" : "active"} />
    </span>
    <span className="row">
      {guide.phone ? <Tel number={guide.phone} /> : null}
      {guide.email ? <MailTo address={guide.email} /> : null}
    </span>
    <Button size="compact-md" variant="default" onClick={edit}>
      {DEPARTURE_ACTS.edit}
    </Button>
  </li>
);

/** Who leads departures. */
export function GuidesScreen() {
  const read = useDeskRead(allGuides);
  const [asked, setAsked] = useState<Guide | "new">();
  return (
    <AdminPage
      route="adminGuides"
      lead={GUIDES.lead}
      actions={<Button onClick={() => setAsked("new")}>{GUIDES.add}</Button>}
    >
      <DeskState reads={[read]} />
      {read.value?.length === 0 ? <EmptyState title={GUIDES.empty.title}>{GUIDES.empty.text}</EmptyState> : null}
      <ul className="plain stack tight" aria-label={GUIDES.label}>
        {read.value?.map((guide) => (
          <GuideLine key={guide.id} guide={guide} edit={() => setAsked(guide)} />
        ))}
      </ul>
      {asked ? (
        <GuideDialog
          guide={asked === "new" ? undefined : asked}
          done={() => void read.refresh()}
          close={() => setAsked(undefined)}
        />
      ) : null}
    </AdminPage>
  );
}
