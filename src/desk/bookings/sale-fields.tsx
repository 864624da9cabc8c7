import { NativeSelect, Text, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { CODE_REFUSAL_TEXTS } from "#texts/booking.ts";
import { MANUAL, CHANNEL_NAMES } from "#texts/desk.ts";
import { serverCalls } from "../../data/remote/traveler/verbs.ts";
import { type Channel, CHANNELS } from "../../domain/desk/bookings/manual-booking.ts";
import { codeText } from "../../text/booking.ts";
import { channelText } from "../../text/desk.ts";
import type { ManualForm } from "./use-manual-booking.ts";

type FieldsOf = Pick<ManualForm, "values" | "change" | "field" | "errors">;

export function PromoCodeField({ values, change, field, errors, itemId }: FieldsOf & { itemId: string }) {
  const [refused, setRefused] = useState({ code: "", text: "" });
  const check = async () => {
    const code = values.code.trim();
    if (code === "" || itemId === "") return;
    const answer = await serverCalls("rpc/check_code", { code, item_id: itemId });
    if (answer.ok) return change({ code, off: answer.value.code });
    return setRefused({
      code,
      text: (answer.refusal && CODE_REFUSAL_TEXTS[answer.refusal.code]) ?? MANUAL.codeUnchecked,
    });
  };
  return (
    <TextInput
      label={MANUAL.code}
      autoComplete="off"
      maxLength={40}
      {...field("code")}
      description={values.off ? codeText(values.off) : undefined}
      error={refused.code !== "" && refused.code === values.code.trim() ? refused.text : errors["code"]}
      onChange={(event) => change({ code: event.currentTarget.value, off: null })}
      onBlur={() => void check()}
    />
  );
}

export function ChannelFields({ values, change, field, totalCents }: FieldsOf & { totalCents: number }) {
  const { channel, agency, commission } = values;
  const name = channelText({ channel, agency: channel === "agency" && agency.trim() !== "" ? agency : null });
  return (
    <>
      <div className="pair">
        <NativeSelect
          label={MANUAL.channel}
          value={channel}
          data={CHANNELS.map((value) => ({ value, label: CHANNEL_NAMES[value] }))}
          onChange={(event) => change({ channel: event.currentTarget.value as Channel })}
        />
        {channel === "own" ? null : (
          <TextInput label={MANUAL.commission} inputMode="numeric" {...field("commission")} />
        )}
      </div>
      {channel === "agency" ? (
        <TextInput label={MANUAL.agency} required autoComplete="off" {...field("agency")} />
      ) : null}
      {channel === "own" ? null : (
        <Text className="notice">
          {MANUAL.channelMails({ channel: name, cents: commissionCents(totalCents, commission) })}
        </Text>
      )}
    </>
  );
}

const commissionCents = (totalCents: number, percent: string): number =>
  Math.round((totalCents * (Number(percent) || 0)) / 100);
