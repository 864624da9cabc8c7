import { Button, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import * as v from "valibot";
import { TOGETHER, TRAVELERS } from "#texts/trips.ts";
import { anyFirstName } from "../../../domain/booking/form/field-rules.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { Sentence, unseenPart } from "../../../shared/ui/sentence.tsx";
import type { Sharing } from "./use-sharing.ts";
import classes from "./together.module.css";

type Values = { label: string };
const check = checkWith<Values, Values>(v.object({ label: anyFirstName }));

type Props = { position: number; name: string; sharing: Sharing };

export function ShareRow({ position, name, sharing }: Props) {
  const [empty] = useState<Values>(() => ({ label: name.split(" ")[0] ?? "" }));
  const { props, field } = useForm({
    empty,
    check,
    send: async ({ output }: ValidForm<Values>) => {
      await sharing.share(position, output.label);
      return { ok: true, staysOpen: true };
    },
  });
  return (
    <li>
      <form {...props} className={`row ${classes.share}`}>
        <TextInput label={TOGETHER.nameOf({ place: position })} autoComplete="off" {...field("label")} />
        <Button type="submit" loading={sharing.busyPosition === position}>
          <Sentence of={TOGETHER.share({ name: TRAVELERS.guest({ place: position }) })} links={unseenPart} />
        </Button>
      </form>
    </li>
  );
}
