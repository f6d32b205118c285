/**
 * The program for the Windows computer beside the register: PowerShell, which every Windows has, so that nothing is
 * installed. It asks the shop for the next receipt, writes it where the driver looks, and sends back what the driver
 * answers. ASCII only: PowerShell 5 reads files without a mark in the computer's own code page.
 */
import { type Dialect, factsOfDialect } from './dialects.ts';

export const WINDOWS_SCRIPT_NAME = 'bonuri-pofta.ps1';

type Script = {
  readonly dialect: Dialect;
  /** The register's address in the shop. */
  readonly address: string;
  /** The driver's folder on the computer, with the folders of files and answers in it. */
  readonly folder: string;
};

const LINE_END = '\r\n';

export function writeWindowsScript({ dialect, address, folder }: Script): string {
  const { folder: files, answers, extension } = factsOfDialect(dialect);
  const path = folder.replace(/[\\/]+$/, '');
  const answerFolders = answers.map((name) => quote(`${path}\\${name}`)).join(', ');
  const lines = [
    '# Pofta: bonurile comenzilor catre casa de marcat. Se opreste cu Ctrl+C sau inchizand fereastra.',
    '# Cine are acest fisier poate lua bonurile: nu il dati mai departe.',
    "$ErrorActionPreference = 'Stop'",
    `$adresa = ${quote(address)}`,
    `$bonuri = ${quote(`${path}\\${files}`)}`,
    `$raspunsuri = @(${answerFolders})`,
    `$extensie = ${quote(extension)}`,
    '$asteaptaSecunde = 90',
    '',
    '[Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12',
    '# Doua programe deodata ar citi raspunsurile unul in locul altuia.',
    "$singur = New-Object Threading.Mutex($false, 'Global\\PoftaBonuri')",
    "if (-not $singur.WaitOne(0)) { Write-Host 'Programul este deja pornit.'; exit 1 }",
    'foreach ($dosar in @($bonuri) + $raspunsuri) {',
    "  if (-not (Test-Path -LiteralPath $dosar)) { Write-Host ('Lipseste dosarul ' + $dosar); exit 1 }",
    '}',
    '',
    'function Spune($text) { Write-Host ((Get-Date).ToString("HH:mm:ss") + "  " + $text) }',
    '',
    '# Fisierul de raspuns al bonului: acelasi nume, cu orice extensie, in oricare dintre dosarele driverului.',
    'function Cauta-Raspuns($nume) {',
    '  foreach ($dosar in $raspunsuri) {',
    "    $gasit = Get-ChildItem -LiteralPath $dosar -Filter ($nume + '.*') -File | Select-Object -First 1",
    '    if ($gasit) { return $gasit }',
    '  }',
    '  return $null',
    '}',
    '',
    'function Trimite-Raspuns($id, $text) {',
    '  for ($i = 0; $i -lt 60; $i++) {',
    '    try {',
    "      Invoke-WebRequest -UseBasicParsing -Method Post -Uri ($adresa + '/' + $id + '/result') -Body $text -ContentType 'text/plain; charset=utf-8' -TimeoutSec 20 | Out-Null",
    '      return',
    "    } catch { Spune 'Raspunsul nu a putut fi trimis, mai incerc.'; Start-Sleep -Seconds 5 }",
    '  }',
    '}',
    '',
    "Spune 'Pornit. Astept bonuri.'",
    'while ($true) {',
    '  try {',
    "    $cerere = Invoke-WebRequest -UseBasicParsing -Uri ($adresa + '/next') -TimeoutSec 20",
    "  } catch { Spune ('Magazinul nu raspunde: ' + $_.Exception.Message); Start-Sleep -Seconds 10; continue }",
    '  if ($cerere.StatusCode -ne 200) { Start-Sleep -Seconds 5; continue }',
    "  $id = [string]($cerere.Headers['X-Receipt-Id'] | Select-Object -First 1)",
    "  if ($id -notmatch '^[0-9]+-[0-9]+$') { Start-Sleep -Seconds 10; continue }",
    "  $nume = 'bon-' + $id",
    "  $cale = Join-Path $bonuri ($nume + '.' + $extensie)",
    '  # Un fisier pus de doua ori este un bon in plus: acelasi nume nu se scrie niciodata din nou.',
    '  if (-not (Test-Path -LiteralPath $cale) -and -not (Cauta-Raspuns $nume)) {',
    "    $lucru = $cale + '.tmp'",
    '    [IO.File]::WriteAllText($lucru, [string]$cerere.Content, [Text.Encoding]::ASCII)',
    "    Rename-Item -LiteralPath $lucru -NewName ($nume + '.' + $extensie)",
    "    Spune ('Bonul ' + $id + ' este la casa.')",
    '  }',
    '  $pana = (Get-Date).AddSeconds($asteaptaSecunde)',
    '  $raspuns = $null',
    '  while (-not $raspuns -and (Get-Date) -lt $pana) { Start-Sleep -Milliseconds 500; $raspuns = Cauta-Raspuns $nume }',
    '  if ($raspuns) {',
    '    # Driverul poate inca scrie in el.',
    '    Start-Sleep -Milliseconds 500',
    '    $text = [string](Get-Content -LiteralPath $raspuns.FullName -Raw)',
    "    $loc = $raspuns.Directory.Name + '\\' + $raspuns.Name",
    '    Trimite-Raspuns $id ("FISIER=" + $loc + "`r`n" + $text)',
    "    Spune ('Raspuns: ' + $loc)",
    '  } else {',
    '    Trimite-Raspuns $id "FISIER=`r`n"',
    "    Spune ('Casa nu a raspuns pentru bonul ' + $id + '. Panoul va intreba daca a iesit.')",
    '  }',
    '}',
  ];
  return lines.map((line) => `${line}${LINE_END}`).join('');
}

/** A text of PowerShell in which nothing is replaced. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
