import { Alert, Button } from "@mantine/core";
import "@mantine/core/styles/Alert.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import "@mantine/core/styles/ActionIcon.layer.css";
import type { ReactNode, RefObject } from "react";
import classes from "./auth-screen.module.css";

type Props = {
  state: { form: RefObject<HTMLFormElement | null>; submit: () => Promise<void>; problem: string; busy: boolean };
  send: string;
  children: ReactNode;
};

/** Fields, what went wrong with all of them together, and the one button. */
export const AuthForm = ({ state: { form, submit, problem, busy }, send, children }: Props) => (
  <form
    ref={form}
    noValidate
    className={classes.form}
    onSubmit={(event) => {
      event.preventDefault();
      void submit();
    }}
  >
    {children}
    <div role="alert">{problem ? <Alert color="red">{problem}</Alert> : null}</div>
    <Button type="submit" loading={busy} size="md">
      {send}
    </Button>
  </form>
);
