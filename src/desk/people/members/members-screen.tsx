import { Button } from "@mantine/core";
import { useState } from "react";
import { MEMBERS } from "#texts/desk.ts";
import type { Member } from "../../../domain/desk/people/member-schema.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { useNow } from "../../../shared/use-now.ts";
import { memberStateText, ownersCan } from "../../../text/desk.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { deskQuery, ROWS_PER_PAGE } from "../../shared/desk-query.ts";
import { useIsOwner } from "../../shared/owner.ts";
import { DeskTable } from "../../shared/table/desk-table.tsx";
import { localList, localPages } from "../../shared/table/local-list.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { useFilters } from "../../shared/use-filters.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { memberColumns, memberOrders } from "./member-columns.tsx";
import { type MemberAct, MemberDialog } from "./member-dialog.tsx";

type OpenDialog = { act: MemberAct; member: Member };

function actsOf({ role, state, is_self }: Member): { act: MemberAct; label: string }[] {
  if (role === "guide" || state === "ended" || is_self) return [];
  const otherRole = role === "owner" ? "office" : "owner";
  return state === "invited"
    ? [
        { act: "again", label: MEMBERS.again },
        { act: "end", label: MEMBERS.withdraw },
      ]
    : [
        { act: otherRole, label: MEMBERS.change[otherRole] },
        { act: "end", label: MEMBERS.end },
      ];
}

function MemberLine({ member, ask }: { member: Member; ask: (asked: OpenDialog) => void }) {
  const now = useNow();
  const isOwner = useIsOwner();
  return (
    <div className="row">
      <span className="dim">{memberStateText(member, now)}</span>
      {isOwner
        ? actsOf(member).map(({ act, label }) => (
            <Button key={act} size="compact-sm" variant="default" onClick={() => ask({ act, member })}>
              {label}
            </Button>
          ))
        : null}
      {member.role === "guide" ? (
        <ButtonLink to={paths.adminGuides()} size="compact-sm" variant="default">
          {MEMBERS.toGuides}
        </ButtonLink>
      ) : null}
    </div>
  );
}

export function MembersScreen() {
  const deskRead = useDeskRead(deskQuery("rpc/admin_people", {}));
  const [asked, setAsked] = useState<OpenDialog | "invite">();
  const filters = useFilters();
  const isOwner = useIsOwner();
  const now = useNow();
  const refreshMembers = () => void deskRead.refresh();
  const closeDialog = () => setAsked(undefined);
  return (
    <AdminPage
      route="adminPeople"
      lead={isOwner ? MEMBERS.lead : `${MEMBERS.lead} ${ownersCan([MEMBERS.add, MEMBERS.end])}`}
      actions={isOwner ? <Button onClick={() => setAsked("invite")}>{MEMBERS.add}</Button> : null}
    >
      <DeskTable
        name="members"
        caption={MEMBERS.label}
        columns={memberColumns(now)}
        read={localList(deskRead, filters, ROWS_PER_PAGE, memberOrders)}
        keyOf={({ id }) => id}
        nameOf={({ email }) => email}
        filters={filters}
        pages={localPages(deskRead)}
        empty={MEMBERS.empty}
        below={(member) => <MemberLine member={member} ask={setAsked} />}
      />
      {asked === "invite" ? <InviteDialog done={refreshMembers} close={closeDialog} /> : null}
      {asked !== undefined && asked !== "invite" ? (
        <MemberDialog {...asked} done={refreshMembers} close={closeDialog} />
      ) : null}
    </AdminPage>
  );
}
