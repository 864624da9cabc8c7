import { Button } from "@mantine/core";
import { useState } from "react";
import { DEPARTURE_ACTS } from "#texts/desk-catalogue.ts";
import { ACCOUNT, GUIDE_DATA, GUIDES } from "#texts/desk.ts";
import type { Guide } from "../../../domain/desk/people/guide-schema.ts";
import { ownersCan } from "../../../text/desk.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { deskQuery, ROWS_PER_PAGE } from "../../shared/desk-query.ts";
import { useIsOwner } from "../../shared/owner.ts";
import { DeskTable } from "../../shared/table/desk-table.tsx";
import { localList, localPages } from "../../shared/table/local-list.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { useFilters } from "../../shared/use-filters.ts";
import { AccountDialog, type AccountAct } from "./account-dialog.tsx";
import { AccountLines } from "./account-lines.tsx";
import { guideColumns, guideOrders } from "./guide-columns.tsx";
import { GuideDataDialog } from "./guide-data-dialog.tsx";
import { GuideDialog } from "./guide-dialog.tsx";

type OpenDialog = { act: "edit" | "data" | AccountAct; guide: Guide } | { act: "add" };

function GuideAccount({ guide, ask }: { guide: Guide; ask: (asked: OpenDialog) => void }) {
  const { state, phones } = guide.account;
  const isOwner = useIsOwner();
  // An account deleted elsewhere leaves its phones behind.
  const canEndAccess = state === "active" || phones.some(({ revoked_at }) => revoked_at === null);
  const canInvite = !guide.archived && state !== "active" && guide.email !== null;
  return (
    <div className="row">
      <AccountLines guide={guide} />
      <Button size="compact-sm" variant="default" onClick={() => ask({ act: "edit", guide })}>
        {DEPARTURE_ACTS.edit}
      </Button>
      {(canInvite || canEndAccess) && !isOwner ? (
        <span className="dim">{ownersCan([canEndAccess ? ACCOUNT.end : ACCOUNT.invite])}</span>
      ) : null}
      {canInvite && isOwner ? (
        <Button size="compact-sm" variant="default" onClick={() => ask({ act: "invite", guide })}>
          {state === "invited" ? ACCOUNT.again : ACCOUNT.invite}
        </Button>
      ) : null}
      {canEndAccess && isOwner ? (
        <Button size="compact-sm" variant="default" onClick={() => ask({ act: "end", guide })}>
          {ACCOUNT.end}
        </Button>
      ) : null}
      <Button size="compact-sm" variant="default" onClick={() => ask({ act: "data", guide })}>
        {GUIDE_DATA.open}
      </Button>
    </div>
  );
}

export function GuidesScreen() {
  const deskRead = useDeskRead(deskQuery("rpc/admin_guides", {}));
  const [asked, setAsked] = useState<OpenDialog>();
  const filters = useFilters();
  const editGuide = (guide: Guide) => setAsked({ act: "edit", guide });
  const refreshGuides = () => void deskRead.refresh();
  const closeDialog = () => setAsked(undefined);
  return (
    <AdminPage
      route="adminGuides"
      lead={GUIDES.lead}
      actions={<Button onClick={() => setAsked({ act: "add" })}>{GUIDES.add}</Button>}
    >
      <DeskTable
        name="guides"
        caption={GUIDES.label}
        columns={guideColumns(editGuide)}
        read={localList(deskRead, filters, ROWS_PER_PAGE, guideOrders)}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        filters={filters}
        pages={localPages(deskRead)}
        empty={GUIDES.empty}
        edit={editGuide}
        below={(guide) => <GuideAccount guide={guide} ask={setAsked} />}
      />
      {asked?.act === "add" || asked?.act === "edit" ? (
        <GuideDialog guide={asked.act === "edit" ? asked.guide : undefined} done={refreshGuides} close={closeDialog} />
      ) : null}
      {asked?.act === "invite" || asked?.act === "end" ? (
        <AccountDialog act={asked.act} guide={asked.guide} done={refreshGuides} close={closeDialog} />
      ) : null}
      {asked?.act === "data" ? <GuideDataDialog guide={asked.guide} done={refreshGuides} close={closeDialog} /> : null}
    </AdminPage>
  );
}
