import { Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { HELD_DATA, OWN_DATA } from "#texts/auth.ts";
import { heldOf, type OwnData } from "../../../domain/access/held-data.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";
import { saveFile } from "../../../shared/browser/save-file.ts";
import { paths } from "../../../shared/paths.ts";
import { TextLink } from "../../../shared/ui/links.tsx";
import { eraseBlockText } from "../../../text/auth.ts";
import { EraseOwnData } from "./erase-own-data.tsx";

type Props = {
  opened: { token: string; key: string };
  own: OwnData;
  erased: (bookings: readonly string[]) => void;
};

export function StoredDataList({ opened, own: { address, blocked, data }, erased }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const dataGroups = heldOf(data, HELD_DATA);
  const download = () =>
    saveFile(JSON.stringify(data, null, 2), OWN_DATA.file({ day: todayInTashkent(Date.now()) }), "application/json");
  return (
    <div className="stack">
      <section className="surface stack">
        <Title order={2} size="h4">
          {OWN_DATA.about({ address })}
        </Title>
        {dataGroups.length === 0 ? <Text>{OWN_DATA.nothing}</Text> : null}
        <ul className="stack tight">
          {dataGroups.map(({ what, details }) => (
            <li key={what}>
              {what}
              {details.length > 0 ? (
                <ul>
                  {details.map((detail) => (
                    <li key={detail} className="dim">
                      {detail}
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
        <div className="row">
          <Button variant="default" onClick={download}>
            {OWN_DATA.download}
          </Button>
        </div>
        <Text className="dim">{OWN_DATA.format}</Text>
      </section>
      <section className="surface stack">
        <Title order={2} size="h4">
          {OWN_DATA.eraseHead}
        </Title>
        <Text>{OWN_DATA.stays}</Text>
        {blocked ? (
          <>
            <Text role="status">{eraseBlockText(blocked)}</Text>
            <div className="row">
              <TextLink to={paths.trips()}>{OWN_DATA.trips}</TextLink>
              <TextLink to={paths.contact()}>{OWN_DATA.contact}</TextLink>
            </div>
          </>
        ) : (
          <div className="row">
            <Button color="red" variant="light" onClick={() => setIsAsking(true)}>
              {OWN_DATA.erase}
            </Button>
          </div>
        )}
      </section>
      {isAsking ? (
        <EraseOwnData opened={opened} address={address} erased={erased} close={() => setIsAsking(false)} />
      ) : null}
    </div>
  );
}
