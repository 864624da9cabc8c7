import { Button } from "@mantine/core";
import { use } from "react";
import { Link } from "react-router-dom";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { PageHeading } from "../../../shared/ui/page-heading.tsx";
import { PageMeta } from "../../../shared/ui/page-meta.tsx";
import { Page } from "../../../shared/ui/page.tsx";
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

/** Not here: but that is only known once the whole catalogue is, and this session has asked the server or could not. */
export function Missing({ title, back, backText, what, id }: MissingProps) {
  const { snapshot, settled } = useCatalogue();
  const slot = use(MissingSlotContext);
  if (!snapshot.complete || !settled) {
    return (
      <Page>
        <Waiting what={what} />
      </Page>
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
