import { Button } from "@mantine/core";
import { useState } from "react";
import { CODES } from "#texts/desk-money.ts";
import type { DeskCode } from "../../../domain/desk/payments/code-form.ts";
import { useTodayInTashkent } from "../../../shared/use-now.ts";
import { AdminPage } from "../../shared/admin-page.tsx";
import { deskQuery, ROWS_PER_PAGE } from "../../shared/desk-query.ts";
import { DeskTable } from "../../shared/table/desk-table.tsx";
import { localList, localPages } from "../../shared/table/local-list.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import { useFilters } from "../../shared/use-filters.ts";
import { codeColumns, codeOrders } from "./code-columns.tsx";
import { CodeDialog } from "./code-dialog.tsx";

export function CodesScreen() {
  const deskRead = useDeskRead(deskQuery("rpc/admin_codes", {}));
  const today = useTodayInTashkent();
  const filters = useFilters();
  const [asked, setAsked] = useState<DeskCode | "new">();
  return (
    <AdminPage
      route="adminCodes"
      lead={CODES.lead}
      actions={<Button onClick={() => setAsked("new")}>{CODES.add}</Button>}
    >
      <DeskTable
        name="codes"
        caption={CODES.label}
        columns={codeColumns(setAsked, today)}
        read={localList(deskRead, filters, ROWS_PER_PAGE, codeOrders(today))}
        keyOf={({ id }) => id}
        nameOf={({ code }) => code}
        filters={filters}
        pages={localPages(deskRead)}
        empty={CODES.empty}
        edit={setAsked}
      />
      {asked ? (
        <CodeDialog
          code={asked === "new" ? undefined : asked}
          done={() => void deskRead.refresh()}
          close={() => setAsked(undefined)}
        />
      ) : null}
    </AdminPage>
  );
}
