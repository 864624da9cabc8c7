import { Container } from "@mantine/core";
import type { ReactNode } from "react";
import { type TitledRoute, titleOf } from "../../titles.ts";
import { PageHeading } from "./page-heading.tsx";
import { type Meta, PageMeta } from "./page-meta.tsx";
import classes from "./page.module.css";

type PageName = { route: TitledRoute; title?: never } | { route?: never; title?: string | undefined };
type Props = PageName &
  Omit<Meta, "title"> & {
    /** Omit if it equals the title; null hides it. */
    heading?: ReactNode;
    lead?: ReactNode;
    narrow?: boolean;
    children: ReactNode;
  };

export function Page({ route, title: given, heading, lead, narrow = false, children, ...meta }: Props) {
  const title = route ? titleOf(route) : given;
  const shownHeading = heading === undefined ? title : heading;
  return (
    <Container size={narrow ? "44rem" : "74rem"} className={classes.page}>
      {title === undefined ? null : <PageMeta title={title} {...meta} />}
      {shownHeading ? <PageHeading lead={lead}>{shownHeading}</PageHeading> : null}
      {children}
    </Container>
  );
}

/** Escapes `<`, which could end the script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);
  // Key by content, because trusted types forbid changing a script's text.
  return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
