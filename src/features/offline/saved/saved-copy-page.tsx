import { Group, Text, Title } from "@mantine/core";
import { useLiveQuery } from "dexie-react-hooks";
import type { ReactNode } from "react";
import { imageUrl } from "../../../data/net/addresses.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { savedKey, type SavedItem, type SavedTarget } from "../../../domain/saved/saved-item.ts";
import { SAVED_COPY_PAGE } from "#words/offline/page.ts";
import { money, ageText } from "#words/write.ts";
import { Page } from "../../../shared/ui/page/page.tsx";
import { PageHeading } from "../../../shared/ui/page/page-heading.tsx";
import { Picture } from "../../../shared/ui/picture.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import classes from "../offline.module.css";
import { savedStore } from "../plans.ts";
import { SaveButton } from "./save-button.tsx";

const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <section>
      <Title order={2} size="h3">
        {title}
      </Title>
      <ul>
        {items.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );

type Facts = { description: string; line: string; includes: readonly string[]; days: readonly [string, string][] };

function factsOf({ kind, id, rows }: SavedItem): Facts {
  const tour = rows.tours.find((row) => kind === "tour" && row.id === id);
  if (tour) {
    const line = SAVED_COPY_PAGE.tourLine(tour.duration_days, money(tour.price_cents));
    return { description: tour.description, line, includes: tour.includes, days: Object.entries(tour.itinerary) };
  }
  const item = rows.packages.find((row) => kind === "package" && row.id === id);
  if (item) {
    const line = SAVED_COPY_PAGE.packageLine(item.duration_days, money(item.price_cents));
    const tours = item.tour_ids.map((tourId) => rows.tours.find((row) => row.id === tourId)?.title ?? "");
    return { description: item.description, line, includes: [...tours.filter(Boolean), ...item.includes], days: [] };
  }
  const place = rows.destinations.find((row) => row.id === id);
  return {
    description: place?.description ?? "",
    line: place ? `${place.city}, ${place.country}` : "",
    includes: [],
    days: [],
  };
}

function SavedCopyPage({ item }: { item: SavedItem }) {
  const { description, line, includes, days: plan } = factsOf(item);
  return (
    <Page narrow title={item.title} heading={null}>
      <meta name="robots" content="noindex" />
      <div className={classes.copy}>
        <div className={classes.copyPicture}>
          <Picture src={imageUrl(item.image_url)} alt="" sizes="(min-width: 44em) 44rem, 100vw" first />
        </div>
        <PageHeading lead={line}>{item.title}</PageHeading>
        <div className={`notice ${classes.note}`} role="note">
          {item.saved_at === null
            ? SAVED_COPY_PAGE.noLongerOffered
            : SAVED_COPY_PAGE.noLongerOfferedSince(ageText(item.saved_at, trustedNow()))}
        </div>
        <Text component="p">{description}</Text>
        <List title={SAVED_COPY_PAGE.included} items={includes} />
        <List title={SAVED_COPY_PAGE.itinerary} items={plan.map(([day, text]) => SAVED_COPY_PAGE.day(day, text))} />
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
