import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { EmptyState } from "../../../shared/ui/empty-state.tsx";
import { PageMeta } from "../../../shared/ui/page-meta.tsx";
import { Page } from "../../../shared/ui/page.tsx";
import { DataAge } from "../shared/data-age.tsx";
import { useCatalogue } from "../shared/use-catalogue.ts";
import { Waiting } from "../shared/waiting.tsx";

interface MissingProps {
  title: string;
  back: string;
  backText: string;
  what: string;
}

/** Not here: but that is only known once the whole catalogue is, and this session has asked the server or could not. */
export function Missing({ title, back, backText, what }: MissingProps) {
  const { snapshot, settled } = useCatalogue();
  if (!snapshot.complete || !settled) {
    return (
      <Page>
        <Waiting what={what} />
      </Page>
    );
  }
  return (
    <Page>
      <PageMeta title={title} />
      <meta name="robots" content="noindex" />
      <EmptyState
        title={title}
        action={
          <Button component={Link} to={back}>
            {backText}
          </Button>
        }
      >
        <DataAge />
      </EmptyState>
    </Page>
  );
}
