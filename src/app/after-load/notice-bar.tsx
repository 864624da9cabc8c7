import { CloseButton } from "@mantine/core";
import "@mantine/core/styles/CloseButton.layer.css";
import type { ReactNode } from "react";
import { REPAIR_NOTICES } from "#texts/app.ts";
import { LANGUAGE_NAMES } from "../../domain/languages.ts";
import { paths } from "../../shared/paths.ts";
import { Bar } from "../../shared/ui/bar.tsx";
import { TextLink } from "../../shared/ui/links.tsx";
import { Sentence } from "../../shared/ui/sentence.tsx";
import { type RepairNotice, useNotice, dismissNotice } from "./repair-notice.ts";

const links = {
  lost: (text: string) => (
    <TextLink to={paths.trips()} inherit c="inherit" underline="always">
      {text}
    </TextLink>
  ),
  trips: (text: string) => (
    <TextLink to={paths.trips()} inherit c="inherit" underline="always">
      {text}
    </TextLink>
  ),
};

function noticeText(notice: RepairNotice): ReactNode {
  switch (notice.kind) {
    case "refused":
      return REPAIR_NOTICES.refused;
    case "cleared":
      return (
        <>
          {notice.lost > 0 ? <Sentence of={REPAIR_NOTICES.lost({ requests: notice.lost })} links={links} /> : null}
          {notice.trips > 0 ? <Sentence of={REPAIR_NOTICES.cleared({ trips: notice.trips })} links={links} /> : null}
        </>
      );
    case "empty-app":
      return <Sentence of={REPAIR_NOTICES.emptyApp} links={links} />;
    case "language":
      return REPAIR_NOTICES.language({
        language: LANGUAGE_NAMES[notice.missing],
        stored: notice.stored.map((stored) => LANGUAGE_NAMES[stored]).join(", "),
      });
    case "incomplete":
      return REPAIR_NOTICES.incomplete({ missing: notice.missing, files: notice.files });
  }
}

export function NoticeBar() {
  const notice = useNotice((state) => state.notice);
  return (
    <div role="status">
      {notice ? (
        <Bar pressing>
          <span>{noticeText(notice)}</span>
          <CloseButton variant="transparent" c="inherit" aria-label={REPAIR_NOTICES.dismiss} onClick={dismissNotice} />
        </Bar>
      ) : null}
    </div>
  );
}
