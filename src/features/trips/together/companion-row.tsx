import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { TOGETHER, TRAVELERS } from "#texts/trips.ts";
import type { Companion } from "../../../domain/booking/booking-view.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { Sentence, unseenPart } from "../../../shared/ui/sentence.tsx";
import type { Sharing } from "./use-sharing.ts";
import classes from "./together.module.css";

const stateOf = ({ opened_at, details_saved_at }: Companion): string =>
  [
    opened_at === null ? TOGETHER.notOpened : TOGETHER.opened({ at: opened_at }),
    ...(details_saved_at === null ? [] : [TOGETHER.filledIn]),
  ].join(" · ");

export function CompanionRow({ companion, sharing }: { companion: Companion; sharing: Sharing }) {
  const [asked, setAsked] = useState<"remove" | "renew" | null>(null);
  const { label, position } = companion;
  const isBusy = sharing.busyPosition === position;
  const answers = {
    remove: {
      title: TOGETHER.removeTitle({ name: label }),
      why: TOGETHER.removeWhy,
      confirm: TOGETHER.removeConfirm,
      onChoose: () => void sharing.revoke(companion),
    },
    renew: {
      title: TOGETHER.newTitle({ name: label }),
      why: TOGETHER.newWhy,
      confirm: TOGETHER.newConfirm,
      onChoose: () => void sharing.renew(companion),
    },
  };
  const question = asked && answers[asked];
  return (
    <li className={`row ${classes.person}`}>
      <div>
        <Text fw={600}>{label}</Text>
        <Text size="sm" c="dimmed">
          {TRAVELERS.guest({ place: position })} · {stateOf(companion)}
        </Text>
      </div>
      <div className="row">
        <Button variant="default" loading={isBusy} onClick={() => setAsked("renew")}>
          <Sentence of={TOGETHER.newLink({ name: label })} links={unseenPart} />
        </Button>
        <Button variant="subtle" color="red" disabled={isBusy} onClick={() => setAsked("remove")}>
          <Sentence of={TOGETHER.remove({ name: label })} links={unseenPart} />
        </Button>
      </div>
      {question ? (
        <AskDialog
          title={question.title}
          onClose={() => setAsked(null)}
          answers={[{ label: TOGETHER.keep }, { label: question.confirm, tone: "danger", onChoose: question.onChoose }]}
        >
          {question.why}
        </AskDialog>
      ) : null}
    </li>
  );
}
