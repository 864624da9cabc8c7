import { useEffect, useState } from "react";
import { useLocation, useParams } from "react-router-dom";
import * as v from "valibot";
import { DRAFT_PAGE } from "#texts/desk-catalogue.ts";
import { serverCalls } from "../../data/remote/traveler/verbs.ts";
import type { ItemKind } from "../../domain/catalogue/types.ts";
import { type AdminRow, adminRowSchema, itemTitleOf } from "../../domain/desk/catalogue/admin-rows.ts";
import { DetailSlotContext } from "../../features/catalogue/details/detail-slot.ts";
import { PackagePage } from "../../features/catalogue/details/package-screen.tsx";
import { TourPage } from "../../features/catalogue/details/tour-screen.tsx";
import { rowsById, useCatalogue } from "../../features/catalogue/shared/use-catalogue.ts";
import { paths } from "../../shared/paths.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { Spinner } from "../../shared/ui/spinner.tsx";
import { failureText } from "../../text/desk.ts";

type Sellable = Exclude<ItemKind, "destination">;
type Draft = { row: AdminRow } | { problem: string } | "over";

const ofDraft = { stars: null };
const noSlot = () => null;

async function loadDraft(kind: Sellable, id: string, token: string): Promise<Draft> {
  const answer = await serverCalls("rpc/preview_draft", { item_type: kind, item_id: id, token });
  if (!answer.ok) return { problem: failureText(answer) };
  const parsed = v.safeParse(adminRowSchema, answer.value);
  return parsed.success ? { row: parsed.output } : "over";
}

function ShownDraft({ row }: { row: AdminRow }) {
  const { snapshot } = useCatalogue();
  if (row.kind === "destination") return null;
  return (
    <>
      <p className="notice" role="status">
        {DRAFT_PAGE.notice}
      </p>
      <DetailSlotContext value={noSlot}>
        {row.kind === "tour" ? (
          <TourPage tour={{ ...row, ...ofDraft }} places={rowsById(snapshot.destinations)} />
        ) : (
          <PackagePage item={{ ...row, ...ofDraft }} snapshot={snapshot} />
        )}
      </DetailSlotContext>
    </>
  );
}

export function DraftScreen() {
  const { type, id = "" } = useParams();
  const { hash } = useLocation();
  const kind: Sellable = type === "package" ? "package" : "tour";
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    void loadDraft(kind, id, hash.slice(1)).then(setDraft);
  }, [kind, id, hash]);
  if (draft === undefined) return <Spinner />;
  if (draft !== "over" && "row" in draft) return <ShownDraft key={itemTitleOf(draft.row)} row={draft.row} />;
  return (
    <Page title={DRAFT_PAGE.over} heading={null}>
      <EmptyState
        title={draft === "over" ? DRAFT_PAGE.over : DRAFT_PAGE.failed}
        action={<ButtonLink to={kind === "tour" ? paths.tours() : paths.packages()}>{DRAFT_PAGE.all[kind]}</ButtonLink>}
      >
        {draft === "over" ? DRAFT_PAGE.overLead : draft.problem}
      </EmptyState>
    </Page>
  );
}
