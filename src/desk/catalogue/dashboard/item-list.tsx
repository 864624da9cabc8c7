import { Badge, Button, Checkbox } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import { useState } from "react";
import { DRAFTS, LIST, DRAFT_MARK } from "#texts/desk-catalogue.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { PICTURE_SLOTS } from "../../../domain/catalogue/fields/field.ts";
import { coverOf, focusOf } from "../../../domain/catalogue/pictures.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { itemFormOf } from "../../../domain/desk/catalogue/admin-forms.ts";
import { type AdminRow, itemTitleOf, missingTranslations } from "../../../domain/desk/catalogue/admin-rows.ts";
import { type ContentGap, contentGapsOf } from "../../../domain/desk/catalogue/content-gaps.ts";
import { LANGUAGE_NAMES } from "../../../domain/languages.ts";
import { paths } from "../../../shared/paths.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Picture } from "../../../shared/ui/picture.tsx";
import { Pager } from "../../shared/pager.tsx";
import { itemDrafts } from "../item-drafts.ts";
import { kindWords, NEW_ITEM } from "../kinds.ts";
import { OpenDrafts } from "./open-drafts.tsx";
import { type ItemListState, type ListLook, PAGE_SIZE } from "./use-item-list.ts";
import classes from "./dashboard.module.css";

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
  list: ItemListState;
  gaps: readonly ContentGap[];
  hasDraft: boolean;
  askDelete: () => void;
};

function Marks({ row, gaps, hasDraft }: Pick<RowProps, "row" | "gaps" | "hasDraft">) {
  const missing = missingTranslations(row);
  const photos = gaps.filter((gap) => PICTURE_SLOTS.some((slot) => slot === gap)).length;
  const details = gaps.length - photos;
  return row.draft || hasDraft || gaps.length > 0 || missing.length > 0 ? (
    <span className={`row ${classes.marks}`}>
      {row.draft ? <Badge color="turquoise">{draftMark(row)}</Badge> : null}
      {hasDraft ? <Badge color="saffron">{DRAFTS.mark}</Badge> : null}
      {details > 0 ? <span className="dim">{LIST.incomplete({ details })}</span> : null}
      {photos > 0 ? <span className="dim">{LIST.photos({ photos })}</span> : null}
      {missing.map((one) => (
        <span key={one.language} className="dim">
          {LIST.untranslated({ ...one, language: LANGUAGE_NAMES[one.language] })}
        </span>
      ))}
    </span>
  ) : null;
}

function ItemRow({ kind, row, list: itemList, gaps, hasDraft, askDelete }: RowProps) {
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
        {isArchived ? null : <Marks row={row} gaps={gaps} hasDraft={hasDraft} />}
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
            {row.draft ? null : (
              <ButtonLink
                to={paths[kind](row.id)}
                variant="default"
                size="compact-md"
                aria-label={LIST.viewOf({ title })}
              >
                {LIST.view}
              </ButtonLink>
            )}
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
              variant="subtle"
              color="red"
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

type Props = {
  list: ItemListState;
  look: ListLook;
  departuresOf: (id: string) => number;
  go: (page: number) => void;
};

export function ItemList({ list: itemList, look, departuresOf, go }: Props) {
  const [asked, setAsked] = useState<string>();
  const { kind, value } = itemList;
  const drafts = useLiveQuery(() => itemDrafts(kind), [kind]) ?? [];
  const { many } = kindWords[kind];
  const itemToDelete = value?.rows.find((row) => row.id === asked);
  return (
    <section aria-label={many}>
      <h2>
        {many} {value ? <span className="dim">{value.count}</span> : null}
      </h2>
      <OpenDrafts kind={kind} drafts={drafts} shown={value?.rows.map((row) => row.id) ?? []} />
      {value ? (
        <ul className={`plain stack tight ${classes.items}`}>
          {value.rows.map((row) => (
            <ItemRow
              key={row.id}
              kind={kind}
              row={row}
              list={itemList}
              gaps={contentGapsOf(kind, itemFormOf(row), departuresOf(row.id), true)}
              hasDraft={drafts.some(({ name }) => name === row.id)}
              askDelete={() => setAsked(row.id)}
            />
          ))}
        </ul>
      ) : null}
      {value && value.count === 0 ? <p>{look.archived ? LIST.nothingArchived : LIST.nothing[kind]}</p> : null}
      {value && value.count > PAGE_SIZE ? (
        <Pager label={LIST.pages[kind]} page={itemList.page} size={PAGE_SIZE} count={value.count} go={go} />
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
