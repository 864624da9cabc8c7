import { Button } from "@mantine/core";
import { use } from "react";
import { Link } from "react-router-dom";
import { standingOf } from "../../../data/local/catalogue/catalogue-store.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { PageHeading } from "../../../shared/ui/page/page-heading.tsx";
import { PageMeta } from "../../../shared/ui/page/page-meta.tsx";
import { Page } from "../../../shared/ui/page/page.tsx";
import { DataAge } from "../shared/data-age.tsx";
import { useCatalogue } from "../shared/use-catalogue.ts";
import { Waiting } from "../shared/waiting.tsx";
import { MissingSlotContext } from "./detail-slot.ts";

interface MissingProps {
  title: string;
  back: string;
  backText: string;
  what: ItemKind;
  id: string;
}

/** Not here: but only once the server has said what exists is it 'not found'. */
export function Missing({ title, back, backText, what, id }: MissingProps) {
  const standing = standingOf(useCatalogue(), trustedNow());
  const slot = use(MissingSlotContext);
  if (standing === "arriving") {
    return (
      <Page>
        <Waiting what={what} />
      </Page>
    );
  }
  if (standing !== "there") {
    return slot(
      { kind: what, id },
      <Page>
        <PageMeta title="Not loaded" />
        <meta name="robots" content="noindex" />
        <Waiting what={what} />
        <DataAge />
      </Page>,
    );
  }
  return slot(
    { kind: what, id },
    <Page>
      <PageMeta title={title} />
      <meta name="robots" content="noindex" />
      <PageHeading lead="It may have been taken off the list, or the address is mistyped.">{title}</PageHeading>
      <DataAge />
      <Button component={Link} to={back}>
        {backText}
      </Button>
    </Page>,
  );
}
