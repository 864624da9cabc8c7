import { Badge, Button, Checkbox } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { useState } from "react";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { type AdminRow, itemTitleOf } from "../../../domain/desk/catalogue/admin-rows.ts";
import { coverOf, focusOf } from "../../../domain/catalogue/pictures.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { Picture } from "../../../shared/ui/picture.tsx";
import { DeskState } from "../../shared/desk-state.tsx";
import { Pager } from "../../shared/pager.tsx";
import { SearchField } from "../../shared/search-field.tsx";
import { DRAFTS, LIST, DRAFT_MARK } from "#texts/desk-catalogue.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import classes from "./dashboard.module.css";
import { itemDrafts } from "../item-drafts.ts";
import { OpenDrafts } from "./open-drafts.tsx";
import { kindWords, NEW_ITEM } from "../kinds.ts";
import { PAGE_SIZE, useItemList } from "./use-item-list.ts";

const factOf = (row: AdminRow): string =>
  "name" in row ? row.city : LIST.facts({ cents: row.price_cents, days: row.duration_days, guests: row.max_guests });

function draftMark({ publish_at }: AdminRow): string {
  if (publish_at === null) return DRAFT_MARK.draft;
  const at = Date.parse(publish_at);
  return at > trustedNow() ? DRAFT_MARK.scheduled({ at }) : DRAFT_MARK.late;
}

type RowProps = {
  kind: ItemKind;
  row: AdminRow;
  list: ReturnType<typeof useItemList>;
  hasDraft: boolean;
  askDelete: () => void;
};

function ItemRow({ kind, row, list: itemList, hasDraft, askDelete }: RowProps) {
  const { edit } = kindWords[kind];
  const title = itemTitleOf(row);
  const isArchived = row.archived && !row.draft;
  const [wanted, setWanted] = useState<boolean>();
  const feature = async (featured: boolean) => {
    setWanted(featured);
    await itemList.update(row, { featured });
    setWanted(undefined);
  };
  return (
    <li className={`surface ${classes.item}`}>
      <div>
        <Picture src={imageUrl(row.image_url)} alt="" sizes="6rem" focus={focusOf(coverOf(row))} />
      </div>
      <div className={classes.words}>
        <strong>{title}</strong>
        <span className="dim">{factOf(row)}</span>
        {row.draft ? <Badge color="turquoise">{draftMark(row)}</Badge> : null}
        {hasDraft ? <Badge color="saffron">{DRAFTS.mark}</Badge> : null}
      </div>
      {isArchived ? null : (
        <Checkbox
          label={LIST.featured}
          aria-label={LIST.featuredOf({ title })}
          checked={wanted ?? row.featured}
          onChange={(event) => void feature(event.currentTarget.checked)}
        />
      )}
      <div className={`row ${classes.actions}`}>
        {isArchived ? (
          <Button
            variant="default"
            size="compact-md"
            aria-label={LIST.restoreOf({ title })}
            onClick={() => void itemList.update(row, { archived: false })}
          >
            {LIST.restore}
          </Button>
        ) : (
          <>
            <ButtonLink to={edit(row.id)} variant="default" size="compact-md" aria-label={LIST.editOf({ title })}>
              {LIST.edit}
            </ButtonLink>
            <ButtonLink
              to={`${edit(NEW_ITEM)}?copy=${row.id}`}
              variant="default"
              size="compact-md"
              aria-label={LIST.duplicateOf({ title })}
            >
              {LIST.duplicate}
            </ButtonLink>
            <Button
              variant="default"
              size="compact-md"
              aria-label={LIST.deleteOf({ title })}
              title={LIST.deleteHint[kind]}
              onClick={askDelete}
            >
              {LIST.delete}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

export function ItemList({ kind }: { kind: ItemKind }) {
  const itemList = useItemList(kind);
  const [asked, setAsked] = useState<string>();
  const drafts = useLiveQuery(() => itemDrafts(kind), [kind]) ?? [];
  const { many } = kindWords[kind];
  const { value, offline } = itemList;
  const itemToDelete = value?.rows.find((row) => row.id === asked);
  return (
    <section aria-label={many}>
      <h2>
        {many} {value ? <span className="dim">{value.count}</span> : null}
      </h2>
      <div className={`row ${classes.tools}`}>
        <SearchField
          label={LIST.search[kind]}
          placeholder={LIST.searchHint}
          value={itemList.search}
          search={itemList.find}
        />
        <Checkbox
          label={LIST.showArchived}
          checked={itemList.archived}
          onChange={(event) => itemList.showArchived(event.currentTarget.checked)}
        />
      </div>
      {offline ? (
        <div className={`surface row ${classes.draft}`} role="status">
          {itemList.archived ? LIST.offlineArchive : LIST.offline}
          <Button
            variant="default"
            size="xs"
            loading={itemList.read.loading}
            onClick={() => void itemList.read.refresh()}
          >
            {LIST.again}
          </Button>
        </div>
      ) : (
        <DeskState reads={[itemList.read]} />
      )}
      <OpenDrafts kind={kind} drafts={drafts} shown={value?.rows.map((row) => row.id) ?? []} />
      {value ? (
        <ul className={`plain stack tight ${classes.items}`}>
          {value.rows.map((row) => (
            <ItemRow
              key={row.id}
              kind={kind}
              row={row}
              list={itemList}
              hasDraft={drafts.some(({ name }) => name === row.id)}
              askDelete={() => setAsked(row.id)}
            />
          ))}
        </ul>
      ) : null}
      {value && value.count === 0 ? <p>{itemList.archived ? LIST.nothingArchived : LIST.nothing[kind]}</p> : null}
      {value && value.count > PAGE_SIZE ? (
        <Pager
          label={LIST.pages[kind]}
          page={itemList.page}
          size={PAGE_SIZE}
          count={value.count}
          go={itemList.setPage}
        />
      ) : null}
      {itemToDelete ? (
        <AskDialog
          title={LIST.askDelete[kind]}
          onClose={() => setAsked(undefined)}
          answers={[
            { label: LIST.delete, tone: "danger", onChoose: () => void itemList.remove(itemToDelete) },
            { label: LIST.cancel },
          ]}
        >
          <p>{LIST.deleteMeans({ title: itemTitleOf(itemToDelete) })}</p>
        </AskDialog>
      ) : null}
    </section>
  );
}
