import { Group, Text, Title } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import type { ReactNode } from "react";
import { SAVED_COPY_PAGE } from "#texts/offline.ts";
import { ageText } from "#texts/write.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import type { Tour, TourPackage } from "../../../domain/catalogue/types.ts";
import { quote } from "../../../domain/pricing/quote.ts";
import { savedKey, type SavedItem, savedRows, type SavedTarget } from "../../../domain/saved/saved-item.ts";
import { PageHeading } from "../../../shared/ui/page/page-heading.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { Picture } from "../../../shared/ui/picture.tsx";
import { joinTexts, rowText } from "../../../shared/ui/row-text.tsx";
import { useShop } from "../../../shared/ui/shop.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { savedStore } from "../plans.ts";
import { SaveButton } from "./save-button.tsx";
import classes from "../offline.module.css";

type Line = { key: string; text: ReactNode };
const List = ({ title, items }: { title: string; items: readonly Line[] }) =>
  items.length === 0 ? null : (
    <section>
      <Title order={2} size="h3">
        {title}
      </Title>
      <ul>
        {items.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  );

type Facts = { description: string; line: ReactNode; includes: readonly string[]; days: readonly [string, string][] };

function factsOf({ kind, id, rows }: SavedItem, feesPercent: number): Facts {
  const line = ({ duration_days: days, price_cents }: Tour | TourPackage) =>
    SAVED_COPY_PAGE.tripLine({ days, cents: quote(price_cents, 1, [], null, feesPercent).total_cents });
  const tour = rows.tours.find((row) => kind === "tour" && row.id === id);
  if (tour) {
    const days = Object.entries(tour.itinerary);
    return { description: tour.description, line: line(tour), includes: tour.includes, days };
  }
  const item = rows.packages.find((row) => kind === "package" && row.id === id);
  if (item) {
    const tours = item.tour_ids.map((tourId) => rows.tours.find((row) => row.id === tourId)?.title ?? "");
    const includes = [...tours.filter(Boolean), ...item.includes];
    return { description: item.description, line: line(item), includes, days: [] };
  }
  const place = rows.destinations.find((row) => row.id === id);
  return {
    description: place?.description ?? "",
    line: place ? joinTexts([place.city, place.country].map((text) => [text, place])) : "",
    includes: [],
    days: [],
  };
}

function SavedCopyPage({ item }: { item: SavedItem }) {
  const { description, line, includes, days: plan } = factsOf(item, useShop().fees_percent);
  const rows = savedRows(item);
  return (
    <Page narrow title={item.title} heading={null}>
      <meta name="robots" content="noindex" />
      <div className={classes.copy}>
        <div className={classes.copyPicture}>
          <Picture src={imageUrl(item.image_url)} alt="" sizes="(min-width: 44em) 44rem, 100vw" first />
        </div>
        <PageHeading lead={line}>{rowText(item.title, ...rows)}</PageHeading>
        <div className={`notice ${classes.note}`} role="note">
          {item.saved_at === null
            ? SAVED_COPY_PAGE.noLongerOffered
            : SAVED_COPY_PAGE.noLongerOfferedSince({ age: ageText(item.saved_at, trustedNow()) })}
        </div>
        <Text component="p">{rowText(description, ...rows)}</Text>
        <List
          title={SAVED_COPY_PAGE.included}
          items={includes.map((text) => ({ key: text, text: rowText(text, ...rows) }))}
        />
        <List
          title={SAVED_COPY_PAGE.itinerary}
          items={plan.map(([day, words]) => ({
            key: day,
            text: (
              <>
                {SAVED_COPY_PAGE.day({ day })} {rowText(words, ...rows)}
              </>
            ),
          }))}
        />
        <Group mt="lg">
          <SaveButton target={item} title={item.title} />
        </Group>
      </div>
    </Page>
  );
}

export function SavedCopy({ target, otherwise }: { target: SavedTarget; otherwise: ReactNode }) {
  const key = savedKey(target);
  const item = useLiveQuery(async () => (await savedStore.item(key)) ?? null, [key]);
  if (item === undefined) return <Spinner />;
  return item === null ? otherwise : <SavedCopyPage item={item} />;
}
