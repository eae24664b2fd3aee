// Weather of Seattle: recorded hourly normals and daily observations from the package vega-datasets if it is installed, otherwise
// calculated values.
import { readFile } from 'node:fs/promises';

export interface HourlyWeather {
  readonly Time: string;
  readonly Temperature: number;
  readonly Pressure: number;
  readonly Wind: number;
}
export interface DailyWeather {
  readonly Day: string;
  readonly Precipitation: number;
  readonly TemperatureMax: number;
  readonly TemperatureMin: number;
  readonly Wind: number;
  readonly Weather: string;
}

/** Returns the rows of a file of the package without its header, or null if the package is not installed. */
async function readRows(file: string): Promise<readonly (readonly string[])[] | null> {
  try {
    const url = new URL(`../data/${file}`, import.meta.resolve('vega-datasets'));
    const text = await readFile(url, 'utf8');
    return text
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(','));
  } catch {
    return null;
  }
}

const millisecondsPerHour = 3_600_000;
const wave = (i: number, period: number) => Math.sin((2 * Math.PI * i) / period);
const round = (value: number) => Math.round(value * 10) / 10;

/** Returns temperature (degree Celsius), pressure (hectopascal) and wind (meter per second) for each hour of a year. */
export async function hourlyWeather(): Promise<readonly HourlyWeather[]> {
  const rows = await readRows('seattle-weather-hourly-normals.csv');
  if (rows) {
    return rows.map(([date, pressure, temperature, wind]) => ({
      Time: `${date}Z`,
      Temperature: Number(temperature),
      Pressure: Number(pressure),
      Wind: Number(wind),
    }));
  }
  const start = Date.UTC(2010, 0, 1, 1);
  return Array.from({ length: 8_759 }, (_, i) => ({
    Time: new Date(start + i * millisecondsPerHour).toISOString().replace('.000', ''),
    Temperature: round(11 - 7 * wave(i + 2190, 8760) - 3 * wave(i + 4, 24)),
    Pressure: round(1016 + 3 * wave(i, 240)),
    Wind: round(3.6 + wave(i, 36)),
  }));
}

/** Returns precipitation (millimeter), temperatures (degree Celsius), wind (meter per second) and a word for each day of four years. */
export async function dailyWeather(): Promise<readonly DailyWeather[]> {
  const rows = await readRows('seattle-weather.csv');
  if (rows) {
    return rows.map(([date, precipitation, max, min, wind, weather = '']) => ({
      Day: `${date}T00:00:00Z`,
      Precipitation: Number(precipitation),
      TemperatureMax: Number(max),
      TemperatureMin: Number(min),
      Wind: Number(wind),
      Weather: weather,
    }));
  }
  const start = Date.UTC(2012, 0, 1);
  return Array.from({ length: 1_461 }, (_, i) => {
    const rain = Math.max(0, round(6 * wave(i, 9)));
    const middle = 11 - 7 * wave(i + 91, 365.25);
    return {
      Day: new Date(start + i * 24 * millisecondsPerHour).toISOString().replace('.000', ''),
      Precipitation: rain,
      TemperatureMax: round(middle + 5),
      TemperatureMin: round(middle - 3),
      Wind: round(3.2 + wave(i, 11)),
      Weather: rain > 0 ? 'rain' : 'sun',
    };
  });
}
