import type { Station } from "@sen/api";
import type { PlaceLevels } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useEffect, useEffectEvent } from "react";
import { useLoadedFor } from "../../forms/index.ts";
import { Notice, RadioGroup, Requested } from "../../primitives/index.ts";

/** The area to find stations in. */
export interface StationArea {
  province_id: number;
  /** Null in a data set without districts. */
  district_id: number | null;
}

/** Fetches the stations of an area. Rejects if they cannot be loaded. */
export type StationSource = (area: StationArea) => Promise<readonly Station[]>;

interface StationPickerProps {
  source: StationSource;
  province_id: number | null;
  district_id: number | null;
  levels: PlaceLevels;
  value: number | null;
  onChange: (id: number | null) => void;
  error?: string | undefined;
}

/** The stations of the chosen district, or province without districts. Clears the value if the area changes to one without that station. */
export function StationPicker(props: StationPickerProps) {
  const { source, province_id, district_id, levels, value, onChange, error } = props;
  const { t } = useTranslation("aftersales");
  const loaded = useLoadedFor(levels === 3 ? district_id : province_id, async () =>
    province_id === null ? null : source({ province_id, district_id }),
  );
  const stations = loaded.state === "ready" ? loaded.value : [];
  const giveUp = useEffectEvent(() => onChange(null));
  const missing = loaded.state === "ready" && value !== null && !stations.some(({ id }) => id === value);
  useEffect(() => {
    if (missing) giveUp();
  }, [missing]);

  if (loaded.state === "waiting") return <Notice>{t("return_create.station_area")}</Notice>;
  return (
    <Requested
      request={loaded}
      loading={t("return_create.station_loading")}
      boxes={["76px"]}
      failed={t("return_create.station_failed")}
      heading="h3"
    >
      {() =>
        stations.length === 0 ? (
          <Notice>{t("return_create.station_none")}</Notice>
        ) : (
          <RadioGroup
            legend={t("return_create.station")}
            look="cards"
            options={stations.map((station) => ({
              value: station.id,
              label: station.name,
              description: `${station.full_address} · ${t("return_create.station_hours", { hours: station.opening_hours })}`,
            }))}
            value={value ?? undefined}
            onChange={onChange}
            error={error}
          />
        )
      }
    </Requested>
  );
}
