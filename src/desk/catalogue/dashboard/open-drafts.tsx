import { Badge, Button } from "@mantine/core";
import { useState } from "react";
import { DRAFTS } from "#texts/desk-catalogue.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { discardItemDraft, type StoredDraft } from "../item-drafts.ts";
import { draftUrl } from "../kinds.ts";
import classes from "./dashboard.module.css";

type Props = {
  kind: ItemKind;
  drafts: readonly StoredDraft[];
  shown: readonly string[];
};

export function OpenDrafts({ kind, drafts, shown }: Props) {
  const [asked, setAsked] = useState<StoredDraft>();
  const open = drafts.filter(({ name }) => !shown.includes(name));
  if (open.length === 0) return null;
  return (
    <ul className={`plain stack tight ${classes.items}`} aria-label={DRAFTS.label[kind]}>
      {open.map((draft) => {
        const draftTitle = draft.title || DRAFTS.nameless[kind];
        return (
          <li key={draft.name} className={`surface row ${classes.draft}`}>
            <Badge color="saffron">{DRAFTS.mark}</Badge>
            <strong>{draftTitle}</strong>
            <div className={`row ${classes.actions}`}>
              <ButtonLink
                to={draftUrl(kind, draft.name)}
                variant="default"
                size="compact-md"
                aria-label={DRAFTS.resumeOf({ title: draftTitle })}
              >
                {DRAFTS.resume}
              </ButtonLink>
              <Button
                variant="default"
                size="compact-md"
                aria-label={DRAFTS.discardOf({ title: draftTitle })}
                onClick={() => setAsked(draft)}
              >
                {DRAFTS.discard}
              </Button>
            </div>
          </li>
        );
      })}
      {asked ? (
        <AskDialog
          title={DRAFTS.askDiscard}
          onClose={() => setAsked(undefined)}
          answers={[
            {
              label: DRAFTS.discard,
              tone: "danger",
              onChoose: () => void discardItemDraft(kind, asked),
            },
            { label: DRAFTS.keep },
          ]}
        >
          <p>{DRAFTS.discardMeans}</p>
        </AskDialog>
      ) : null}
    </ul>
  );
}
