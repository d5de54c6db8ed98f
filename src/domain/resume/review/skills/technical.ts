/** Software, data, design and the technical trades. A line begins with its trade: see index.ts. */
export const TECHNICAL = `
  software: Ajax, Android, Angular, Apache, API, application security, app development, artificial intelligence, .NET,
  ASP.NET, AWS, Azure, back end, Bash, Bootstrap!, C!, C++, C#, C programming, CI/CD, Clojure, cloud computing, COBOL,
  code review, compiler, computer vision, CSS, Cypress, Dart!, data structure, deep learning, design pattern, DevOps,
  distributed system, Django, Docker, Drupal, EKS, Elasticsearch, embedded system, Erlang, Express!, Express.js,
  FastAPI, Firebase, Flask!, Flutter, Fortran, front end, Git, GitHub, GitHub Actions, GitLab, GCP, Go!, Golang,
  Google Cloud, Gradle, Grafana, GraphQL, gRPC, Hadoop, Haskell, Hibernate, HTML, iOS, Java, JavaScript, Java script,
  Jenkins, Jest!, Jira, jQuery, JSON, JUnit, JWT, Kafka, Keras, Kotlin, Kubernetes, Laravel, Linux, load balancing,
  Lua, machine learning, mainframe, MATLAB, Maven, microservice, middleware, mobile development, MongoDB, MySQL,
  natural language processing, NestJS, Next.js, NGINX, Node.js, Node!, NoSQL, OAuth, object oriented, object-oriented
  programming, observability, OpenCV, OpenStack, operating system, Oracle, payment gateway, PCI DSS, Perl, PHP,
  PL/SQL, PostgreSQL, Postman!, Power Apps, Prometheus, prompt engineering, Python, PyTorch, R!, RabbitMQ, Rails!,
  React!, React.js, React Native, Redis, Redux, REST API, RESTful API, Ruby, Ruby on Rails, Rust!, SaaS, Salesforce,
  SAP, Sass!, Scala, Scrum, Selenium, ServiceNow, SharePoint, shell scripting, software architecture, software
  development, software engineering, solution architecture, Spring!, Spring Boot, SQL, SQL Server, SQLite, SQS,
  Svelte, Swift!, system design, Tailwind, TensorFlow, Terraform, test automation, TypeScript, Ubuntu, unit test, unit
  testing, Unity!, Unix, UPI, Vue, Vue.js, version control, web application, web development, web service, Webpack,
  WebGL, WordPress, XML, Agile!, agile methodology, algorithm, debugging, Eclipse!, J2EE, Struts, fintech, blockchain,
  Ethereum, Solidity, cryptography, cybersecurity, encryption, firewall, information security, network security,
  networking, penetration testing, vulnerability assessment, Active Directory, CCNA, TCP/IP, technical support,
  desktop support, hardware, VMware, system administration, IT support, SIEM, acceptance testing, API design, API
  testing, app store, Appium, Argo CD, Apollo!, background job, batch processing, BDD, benchmarking, Bitbucket,
  Bluetooth, BLE, browser testing, bug tracking, caching, Cassandra, Celery, CircleCI, CloudFormation, CloudWatch,
  code coverage, concurrency, Confluence, containerisation, CQRS, Crashlytics, cross-browser testing, Cucumber,
  Dagger, Datadog, data migration, deep link, dependency injection, Dynatrace, Entity Framework, error tracking, event
  sourcing, event-driven architecture, Fastlane, Firebase Cloud Messaging, functional testing, GitOps, GORM, Gin!,
  goroutine, Helm!, high availability, idempotency, incident management, infrastructure as code, integration testing,
  IntelliJ, Istio, Jaeger, JavaScript testing, Jetpack Compose, JMeter, Kibana, latency, LLM, load testing,
  localisation, localization, log analysis, Loki!, manual testing, memory leak, message queue, micro front end,
  migration testing, Mockito, monolith!, MVC, MVVM, NATS, NgRx, OpenAPI, OpenTelemetry, ORM, OWASP, pagination!, pair
  programming, performance testing, performance tuning, Play Console, Playwright, postmortem, profiling, protobuf,
  Protocol Buffers, pull request, push notification, query optimisation, query tuning, race condition, RAG, rate
  limiting, refactoring, regression testing, release management, responsive design, REST, REST Assured, RxJS, RxJava,
  schema design, SDK, security testing, server-side rendering, service mesh, single-page application, smoke testing,
  socket programming, SOLID principle, SonarQube, Splunk, SSO, state management, static analysis, stored procedure,
  Storybook, stress testing, Swagger, SwiftUI, table-driven test, TDD, technical documentation, test case, test plan,
  Testcontainers, thread safety, tracing!, UAT, UIKit, user acceptance testing, user story, virtualisation, Vite,
  WebSocket, web security, widget test, golden test, Windows Server, XCode, Zod, Airflow, data lake, data governance,
  data quality, data warehousing, feature engineering, Jupyter, MLOps, model deployment, recommendation system, SSIS,
  SSRS, star schema, BLoC!, offline sync, background sync, throughput, backpressure, circuit breaker, circuit
  breaking, load balancer, logging!, metrics!, alerting!, API contract, API gateway, API integration, API
  documentation, authentication, authorization!, cloud migration, cloud security, code quality, database design,
  database administration, DBA, data modelling, design review, disaster recovery, domain-driven design, DNS, DHCP,
  error handling, fault tolerance, Git workflow, GitHub Copilot, HTTP, HTTPS, IAM, IDE, ITIL, Kinesis, Lambda!, EC2,
  S3, RDS, CloudFront, LAN, WAN, VPN, MERN, MEAN stack, microservice architecture, multithreading, network
  administration, Nagios, OOP, Oracle Database, patch management, payment integration, Power Automate, product
  development, production support, Puppet!, Ansible, Chef!, QA testing, quality engineering, real-time system,
  requirement gathering, requirement analysis, RPA, UiPath, SDLC, SEO-friendly, serverless, shell script, site
  reliability engineering, SRE, SLO, SMTP, software testing, source control, Spring MVC, SQL query, SSL, system
  integration, TCP, TestNG, third-party integration, troubleshooting!, UML, UX writing, vulnerability management,
  VAPT, web API, Windows, wireframes!, XAMPP, CodeIgniter, Magento 2, Odoo, Salesforce CRM, Apex!, Android Studio,
  Ionic, Xamarin, MAUI, Blazor, ADO.NET, LINQ, WPF, COM interop, CUDA, edge computing, IoT, MQTT, robotics, RTOS,
  firmware, FreeRTOS, embedded C, microcontroller, ARM, STM32, ESP32, Raspberry Pi, CAN bus, UART, I2C, PCB design,
  Altium, VLSI, SystemVerilog, UVM, DFT
  data: A/B testing, analytics, BigQuery, big data, business analysis, business intelligence, cohort analysis,
  dashboard, data analysis, data analytics, data cleaning, data engineering, data entry, data management, data mining,
  data modeling, data pipeline, data science, data visualisation, data visualization, data warehouse, Databricks, DAX,
  dbt, DBMS, Excel!, ETL, forecasting, Google Analytics, Google Sheets, hypothesis testing, Looker, Looker Studio,
  market research, MIS, MIS report, MS Excel, Microsoft Excel, MS Office, Microsoft Office, MS Word, Word!, MS
  Project, NumPy, pandas, pivot table, Power BI, Power Query, PowerPoint, predictive modelling, QlikView, regression,
  SAS!, scikit-learn, Snowflake, Spark!, PySpark, SPSS, spreadsheet, statistical analysis, statistics, Tableau, time
  series, VBA, VLOOKUP, macro, web scraping, window function, Google Workspace, typing, typing speed, Alteryx, BI,
  clustering!, classification model, customer segmentation, CRISP-DM, data extraction, data validation, data
  wrangling, data storytelling, exploratory data analysis, EDA, Google BigQuery, Google Data Studio, Hive, HDFS,
  Informatica, KPI dashboard, large language model, linear regression, MIS reporting, ML model, Matplotlib, Metabase,
  NLP, neural network, Oracle BI, Power Pivot, Qlik Sense, SAP BO, Seaborn, Superset, statistical modelling, survey
  analysis, Talend, Teradata, Advanced Excel, index match, conditional formatting
  design: accessibility, Adobe, After Effects, animation, Blender, brand guideline, branding, Canva, CorelDRAW, design
  system, design thinking, Figma, Final Cut Pro, graphic design, illustration, Illustrator, InDesign, information
  architecture, interaction design, logo design, motion graphic, packaging design, photo editing, photography,
  Photoshop, Premiere Pro, print design, product design, product management, prototyping, service design, Sketch!,
  storyboarding, typography, UI, UI design, UI/UX, usability, usability testing, user experience, user interface, user
  research, user testing, UX, UX design, UX research, video editing, visual design, WCAG, web design, wireframe,
  wireframing, field research, interior design, 3ds Max, SketchUp, V-Ray, AutoCAD, Maya, VFX, fashion design, pattern
  making, garment construction, textile, 2D animation, 3D modelling, 3D rendering, Adobe XD, Adobe Creative Suite,
  Adobe Illustrator, Adobe Photoshop, brand identity, colour grading, DaVinci Resolve, Cinema 4D, concept art, Corel
  Draw, Enscape, game design, heuristic evaluation, Lightroom, material selection, mood board, page layout, persona!,
  rapid prototyping, Rhino!, Unreal Engine, user flow, user journey, character design, furniture design, jewellery
  design, textile design, tech pack, draping!, false ceiling, space planning, working drawing, 2D drawing
  electrical: Arduino, automation, BMS, building management system, cable jointing, cable laying, cable tray, conduit
  wiring, contactor, control panel, DG set, earthing, electrical drawing, electrical installation, electrical
  maintenance, electrical safety, electrical wiring, electronics, energy audit, fault finding, HMI, HT panel, HVAC,
  instrumentation, inverter, LOTO, lockout-tagout, LT panel, MCB, MCCB, megger, motor control, motor rewinding,
  multimeter, panel wiring, PCB, PLC, PLC programming, power distribution, PPE, preventive maintenance, breakdown
  maintenance, relay, SCADA, Siemens, single line diagram, solar installation, solar panel, solar PV, soldering,
  substation, switchgear, transformer, UPS!, VFD, Verilog, VHDL, FPGA, wireman licence, wireman license, house wiring,
  lift maintenance, fire alarm, CCTV, access control, ACB, AC drive, air conditioner, APFC panel, Allen Bradley, ABB,
  armature winding, auto transformer, autonomous maintenance, battery bank, bearing replacement, BLDC, building
  wiring, busbar, busduct, cable termination, calibration!, capacitor bank, chiller, CNC maintenance, clamp meter,
  combiner box, control wiring, conveyor!, cooling tower, current transformer, DC drive, distribution board, DCS, DG
  synchronisation, diesel generator, earth leakage, earth pit, earth resistance, earth resistance test, ELCB, EV
  charging, electrical design, electrical estimation, electrical inspection, electrical supervisor licence, supervisor
  licence, energy meter, energy saving, escalator!, exhaust fan, fall protection, fibre optic, fire fighting, fire
  pump, fire extinguisher, fire alarm panel, gearbox, HT line, hydrant, hydraulic system, IE rules, insulation
  resistance, insulation resistance test, IV curve, inverter maintenance, lightning arrester, limit switch, load
  calculation, LT line, low voltage, high voltage, meter reading, module cleaning, MPPT, motor maintenance, motor
  overhauling, motor winding, net metering, overhauling!, oil filtration, panel board, performance ratio, planned
  maintenance, planned preventive maintenance, plant availability, power factor, power supply, proximity sensor, PT,
  pump maintenance, RCCB, relay testing, RMU, rooftop solar, rectifier, SAP PM, sensor!, servo drive, servo motor,
  short circuit, Schneider, shutdown maintenance, soft starter, solar inverter, solar panel installation, spare part,
  star delta starter, STP, ETP, WTP, RO plant, string inverter, surge protection, surge protection device, switchyard,
  synchronising panel, thermal imaging, thermography, UPS maintenance, VCB, VRF, VRV, AHU, FCU, ventilation!, warranty
  claim, wire harness, wireman permit, wireman!, work permit, permit to work, as-built drawing, CAFM, ISO 50001,
  toolbox talk, TBM, Kanban, OEE, MTTR, MTBF, toolroom, tool design, turning!, grinding!, fitter!, arc welding, gas
  cutting, press tool, machining!, NX!, vernier, CMM, NDT, heat treatment, material testing, APQP, MSA, 8D, 7 QC
  tools, poka-yoke, control plan, customer complaint, AC installation, AC repair, alternator, battery maintenance,
  cable dressing, cable pulling, commissioning!, erection and commissioning, installation and commissioning,
  electrical engineering, electrical layout, electrical testing, electrician licence, fan coil, field wiring, gas
  welding, generator!, industrial wiring, insulation testing, LAN cabling, maintenance schedule, MCC, motor starter,
  panel erection, panel testing, phase balancing, power cable, PLC wiring, refrigeration, relay logic, single phase,
  three phase, site commissioning, solar water pump, solar structure, street lighting, structured cabling, substation
  maintenance, testing and commissioning, transformer maintenance, utility maintenance, voltage stabiliser, AMC
  management, machine wiring
  mechanical: Ansys, CAM!, CATIA, Creo, CNC, CNC programming, VMC, lathe, milling, fabrication, welding, TIG welding,
  MIG welding, sheet metal, injection moulding, die casting, forging, GD&T, metrology, vernier caliper, micrometer,
  SolidWorks, Siemens NX, FEA, CFD, hydraulics, pneumatics, boiler, pump, compressor, air conditioning, plumbing,
  carpentry, painting, masonry, kaizen, 5S, Six Sigma, Lean Six Sigma, lean manufacturing, TPM, TQM, ISO 9001, ISO
  14001, ISO 45001, IATF 16949, FMEA, PPAP, SPC, root cause analysis, quality assurance, quality audit, quality
  control, quality inspection, production planning, PPC, process improvement, metallurgy, automobile, engine
  overhauling, engine repair, wheel alignment, wheel balancing, brake repair, OBD, denting, BS-VI, EV, CNG, periodic
  maintenance, AMC, machine maintenance, machine operation, tool room, assembly!, assembly line, AutoCAD Mechanical,
  boiler operation, BS VI, design calculation, DFM, drilling!, engine diagnosis, engineering drawing, fixture design,
  gauges!, inspection report, ISO 13485, jig!, jigs and fixtures, line balancing, lean!, machine shop, machine
  setting, maintenance planning, mechanical maintenance, mould design, PDI, plant maintenance, polishing!, powder
  coating, process control, process validation, production management, production scheduling, productivity
  improvement, product testing, quality management system, QMS, rejection analysis, reverse engineering, shop floor,
  shop floor management, SMED, spot welding, surface treatment, supplier quality, time study, tool management,
  two-wheeler repair, vendor quality, vehicle service, work instruction, job card, service advisor, car detailing
  civil: BIM, Revit, BOQ, bar bending schedule, BBS, bridge design, Civil 3D, civil engineering, construction
  management, contractor billing, cost estimation, daily progress report, DPR, estimation and costing, ETABS, GIS,
  green building, HSE, IS code, land surveying, levelling, mix design, Primavera, Primavera P6, project management,
  project planning, quantity survey, quantity surveying, quantity estimation, rate analysis, RCC, rebar,
  reinforcement, RERA, road construction, SAP2000, shuttering, site execution, site inspection, site safety, site
  supervision, soil testing, STAAD Pro, structural analysis, structural design, surveying, tendering, tender, total
  station, town planning, urban planning, Vastu, water supply, QGIS, ArcGIS, DGPS, IOSH, NEBOSH, aluminium formwork,
  Mivan, asphalt, auto level, AutoCAD Civil 3D, backfilling, bar bending, bar chart, batching plant, bill checking,
  bituminous!, bituminous work, block work, blockwork, box culvert, brickwork, building bye-law, building
  construction, building material, change order, claims management, client billing, CPWD, comparative statement,
  compaction, concrete!, concreting, concrete mix, concrete pouring, construction safety, construction supervision,
  cost control, cost to complete, cross section, cube test, culvert, curing!, demolition!, dewatering, drainage!,
  earthwork, electrical conduiting, embankment!, excavation!, expansion joint, extra item, façade, facade!, FIDIC,
  field density test, final bill, final account, finishing work, flooring!, formwork, foundation work, geotechnical,
  GFC drawing, girder!, glazing!, grouting, handing over, hot mix plant, HAM, EPC, interior fit-out, inspection
  request, IS 456, joinery, joint measurement, joint measurement record, labour management, land acquisition, land
  survey, layout marking, MEP, material inspection, material reconciliation, material procurement, measurement book,
  measurement sheet, method statement, milestone billing, MoRTH, IRC, NHAI, partition!, paver!, pavement!, pavement
  design, paver block, piling!, pile foundation, pipe laying, plaster!, plastering, plumbing work, post-tensioning,
  precast, price escalation, price variation, project coordination, project monitoring, project scheduling, PSC
  girder, QA/QC, quality checklist, quantity take-off, RA bill, raft foundation, ready-mix concrete, RMC, reinforced
  earth, renovation!, request for inspection, RFI, retaining wall, retrofitting, road safety, road work, roofing!,
  running bill, scaffolding, schedule of quantities, setting out, sewage treatment, shop drawing, site coordination,
  site engineering, site management, site survey, slump test, snag list, snagging, soil investigation, specification!,
  stone cladding, structural audit, structural drawing, structural steel, subcontractor bill, subcontractor
  management, tile work, tiling, traffic diversion, tunnelling, utility shifting, waterproofing, work order, work
  measurement, MahaRERA, NICMAR, RICS, PlanSwift, CostX, Tekla, Lumion, Navisworks, Candy!, B.Arch, landscape design,
  LEED, IGBC, abstract sheet, asbestos!, bid preparation, bill of quantities, boundary wall, brick masonry, building
  approval, cement!, centering!, client coordination, column!, commercial billing, concrete technology, construction
  drawing, contract administration, contract document, cost variance, CPM, crack repair, delay analysis, earth work,
  environmental clearance, erection!, estimation!, final measurement, footing!, foundation!, GIS mapping, housekeeping
  at site, infrastructure project, interior work, IS 1200, layout plan, material management, measurement record,
  milestone bill, monthly progress report, NBC, PERT, PMC, plinth!, POP work, project execution, project report,
  quantity reconciliation, railway project, rate contract, roads and highways, sanitary work, schedule of rates, DSR,
  SOR, site layout, site measurement, site order, soil test, staircase!, steel fixing, structural engineering,
  technical specification, theodolite, tile laying, time extension, TMT, vaastu!, variation order, VDC, village
  survey, water tank, work programme, workmanship!
  agriculture: agronomy, animal husbandry, crop protection, dairy, drip irrigation, farm management, fertiliser,
  fisheries, floriculture, food processing, food technology, forestry, horticulture, irrigation, organic farming, pest
  control, poultry, precision farming, soil science, veterinary, seed production, agribusiness!, agri input,
  agricultural extension, aquaculture, bio-fertiliser, cattle feed, contract farming, crop advisory, crop cutting,
  crop management, crop planning, dairy farming, farm machinery, farmer meeting, farmer training, FPO, feed
  formulation, field trial, goat farming, grafting!, hydroponics, insecticide, integrated pest management, micro
  irrigation, milk collection, milk procurement, mushroom cultivation, nursery management, pesticide, plant breeding,
  plant pathology, polyhouse, post-harvest, seed certification, seed treatment, sericulture, sprayer!, tractor!,
  vermicompost, watershed!, weed management`;
