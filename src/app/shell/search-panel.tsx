import { Container } from "@mantine/core";
import { useEffect, useRef } from "react";
import { FindForm } from "../../features/catalogue/home/find-form.tsx";
import classes from "./search-panel.module.css";

export function SearchPanel({ id }: { id: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector("select")?.focus();
  }, []);
  return (
    <div ref={panel} id={id} className={classes.panel}>
      <Container size="74rem">
        <FindForm />
      </Container>
    </div>
  );
}
