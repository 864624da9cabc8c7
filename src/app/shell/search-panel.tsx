import { Container } from "@mantine/core";
import { useEffect, useRef } from "react";
import { FindForm } from "../../features/catalogue/home/find-form.tsx";
import classes from "./search-panel.module.css";
import { SEARCH_PANEL } from "./use-header-search.ts";

export function SearchPanel() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector("select")?.focus();
  }, []);
  return (
    <div ref={panel} id={SEARCH_PANEL} className={classes.panel}>
      <Container size="74rem">
        <FindForm />
      </Container>
    </div>
  );
}
